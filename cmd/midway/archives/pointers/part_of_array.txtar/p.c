#include <assert.h>
struct link { struct link *next; long v; };
struct job { long state; struct link links[4]; };
void f(struct link *l, struct job *j)
{
	l->v = 1;
	j->links[2].v = 2;
	assert(l->v == 1);
}
