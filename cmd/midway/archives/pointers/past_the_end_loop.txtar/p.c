#include <assert.h>
struct table { long slot[3]; long after; };
void clear(struct table *t)
{
	t->after = 7;
	for (long *p = t->slot, *end = t->slot + 3; p != end; p++)
		*p = 0;
	assert(t->after == 7);
	assert(t->slot[2] == 0);
	long *end = t->slot + 3;
	*end = 8;
	assert(t->after == 7);
}
