#include <assert.h>
struct slot { long n; };
void adjacent(struct slot *a, struct slot *b)
{
	a->n = 1;
	b->n = 2;
	if (a + 1 == b)
		assert(a->n == 2);
}
