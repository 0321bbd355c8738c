#include <assert.h>
struct s { int state; };
static int limit;
void f(struct s *p)
{
	assert(p->state != 3 || limit < 7);
}
void raise_limit(int n) { limit = n; }
