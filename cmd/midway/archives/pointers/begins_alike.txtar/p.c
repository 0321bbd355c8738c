#include <assert.h>
#include <stdlib.h>
struct head { int kind; };
static struct one { int kind, n; } one;
static struct two { void *next; int n; } two;
void *slots[4];
static long get(void *arg) { return *(unsigned char *)arg; }
static void work(void *arg)
{
	struct head *h = arg;
	h->kind = 7;
	assert(one.kind != 7);
}
int main(int argc, char **argv)
{
	struct head *p = calloc(1, sizeof *p);
	if (!p)
		abort();
	slots[0] = p;
	slots[1] = &one;
	slots[2] = &two;
	long sum = 0;
	for (int i = 0; i < 3; i++)
		sum += get(slots[i]);
	if (argc > 1)
		work(slots[argc & 1]);
	return sum != 1;
}
