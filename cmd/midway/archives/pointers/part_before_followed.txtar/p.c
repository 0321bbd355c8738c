#include <assert.h>
struct inner { long a, b; };
struct outer { struct inner x, y; };
void f(struct inner *p, struct inner *q)
{
	p->a = 1;
	q->a = 2;
	struct outer *o = (struct outer *)((char *)q - sizeof(struct inner)); /* q is y of an outer */
	o->x.a = 4;
	assert(o->x.a == 4);
}
