#include <assert.h>
struct box { int v; };
void same(struct box *a, struct box *b)
{
	int x = a->v, y = b->v;
	if (x != y)
		assert(a != b);
	else
		assert(a != b);
}
