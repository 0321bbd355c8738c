#include <assert.h>
struct inner { long a, b; };
struct outer { struct inner x, y; };
void f(struct inner *p, struct inner *q, struct outer *o)
{
	p->a = 1;
	q->a = 2;
	o->x.a = 3;
	o->y.a = 4;
	assert(!(p->a == 3 && q->a == 4));
}
