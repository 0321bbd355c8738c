#include <assert.h>
struct slot { long n; };
void first_two(struct slot *s, struct slot *t)
{
	t->n = 0;
	s->n = 0;
	s[1].n = 1;
	assert(t->n == 0);
}
