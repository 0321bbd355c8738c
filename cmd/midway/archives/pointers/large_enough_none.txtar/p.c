#include <assert.h>
#include <stdlib.h>
struct big { long a, b, c; };
static char small[16];
void *slots[4];
static void use(void *arg)
{
	struct big *p = arg;
	long first = p->a;
	if (first == 7)
		p->c = first;
	if (first == 8)
		*((long *)small + 2) = 1;
}
static long get(void *arg) { return *(long *)arg; }
int main(int argc, char **argv)
{
	long *b = malloc(sizeof *b), *c = malloc(2 * sizeof *c);
	if (!b || !c)
		return 1;
	*b = *c = 0;
	slots[0] = (char *)small + argc;
	slots[1] = (char *)c + argc;
	slots[2] = (char *)b + argc;
	long sum = 0;
	for (int i = 0; i < 3; i++)
		sum += get(slots[i]);
	if (argc < 0)
		use(slots[argc & 3]);
	free(b);
	free(c);
	return sum != 1;
}
