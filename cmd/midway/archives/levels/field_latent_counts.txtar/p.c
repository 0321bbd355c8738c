#include <assert.h>
struct s { int state; };
void f(struct s *p)
{
	assert(p->state != 3);
}
