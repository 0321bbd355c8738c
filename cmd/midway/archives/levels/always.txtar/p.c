#include <assert.h>
struct s { int n, m; };
void f(struct s *p)
{
	p->n = 1;
	p->m = p->n + 1;
	assert(p->m == 3);
}
