/* A thread that is stopped in the middle of a statement, of which it has done a part. */
#include <assert.h>

struct table { int count, hash; unsigned char *text; long total; };

static unsigned char text[] = "middle";
static struct table table = {0, 0, text, 100};

static void take(struct table *t, int i)
{
	t->hash = ((t->count += 1) * 3 ^ t->text[i]) & 0x7f; /* STOP */ /* stepi 6 */
	t->total = i > 0 ? t->total - t->hash : -t->total;
}

int main(void)
{
	take(&table, 2);
	assert(table.count == 1);
	assert(table.hash == ((3 ^ 'd') & 0x7f));
	assert(table.total == 100 - table.hash);
	return 0;
}
