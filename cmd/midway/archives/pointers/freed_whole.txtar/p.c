#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
struct link { struct link *next; };
struct job { long state; struct link link; };
int done;
void finish(struct link *l)
{
	struct job *j = (struct job *)((char *)l - offsetof(struct job, link));
	j->state = 2;
	free(j);
	assert(done != 1);
}
void drop(struct link *l)
{
	free(l);
	assert(done != 2);
}
