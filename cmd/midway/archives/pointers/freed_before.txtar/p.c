#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
struct link { struct link *next; };
struct job { long state; struct link link; };
int done;
struct job *of(struct link *l)
{
	return (struct job *)((char *)l - offsetof(struct job, link));
}
void drop(struct link *l, void *v)
{
	l->next = 0;
	*(long *)v = 1;
	free(l);
	if (v == (char *)l - offsetof(struct job, link))
		assert(done != 1);
	assert(done != 2);
}
