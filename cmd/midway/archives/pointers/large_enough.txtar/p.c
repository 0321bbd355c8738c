#include <assert.h>
#include <stdlib.h>
struct big { long a, b, c; };
static char small[16];
static const short fixed[12] = {1, 2, 3};
void *slots[4];
static void use(void *arg)
{
	struct big *p = arg;
	long first = p->a;
	if (first == 7)
		p->c = first;
	p->a = 0;
}
static long get(void *arg) { return *(long *)arg; }
int main(int argc, char **argv)
{
	struct big *b = calloc(argc + 2, sizeof *b);
	if (!b)
		return 1;
	slots[0] = (char *)small + argc;
	slots[1] = (char *)fixed + 8 * (argc & 1);
	slots[2] = b + argc;
	long sum = 0;
	for (int i = 0; i < 3; i++)
		sum += get(slots[i]);
	if (argc < 0)
		use(slots[argc & 3]);
	free(b);
	return sum != 1;
}
