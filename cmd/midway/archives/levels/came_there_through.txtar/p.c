#include <assert.h>
struct s { int state, least; };
void f(struct s *p, int n)
{
	if (n < 3)
		return;
	if (p->least != n)
		return;
	assert(p->state != p->least);
}
