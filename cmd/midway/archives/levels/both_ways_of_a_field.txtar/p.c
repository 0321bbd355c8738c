#include <assert.h>
struct s { int state, n; };
void f(struct s *p)
{
	if (p->state == 3)
		p->n = 1;
	else
		p->n = 2;
	assert(p->n == 3);
}
