#include <assert.h>
struct box { int v; };
extern struct box shared;
void f(struct box *p)
{
	p->v = 1;
	shared.v = 2;
	assert(p->v == 1);
}
