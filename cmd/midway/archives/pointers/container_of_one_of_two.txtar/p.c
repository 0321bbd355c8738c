#include <assert.h>
#include <stddef.h>
struct link { struct link *next; };
struct job { long state; struct link a, b; };
void f(struct link *p, struct link *q)
{
	q->next = 0;
	p->next = 0;
	struct job *j = (struct job *)((char *)p - offsetof(struct job, a));
	j->state = 2;
	j->b.next = p;
	assert(!q->next);
}
