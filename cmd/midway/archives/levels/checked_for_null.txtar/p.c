#include <assert.h>
struct s { int n; };
void f(struct s *p)
{
	if (!p)
		return;
	p->n = 1;
	assert(p->n == 2);
}
