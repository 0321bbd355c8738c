#include <pthread.h>
struct pair { int u, v; };
union value { long number; struct pair pair; };
struct cell { int kind; union value value; };
void f(struct cell *c)
{
	c->value.number = 1;
}
void g(struct pair *p)
{
	p->v = 2;
}
