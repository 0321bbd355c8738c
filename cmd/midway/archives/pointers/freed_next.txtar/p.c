#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
struct link { struct link *next; };
struct job { long state; struct link link; };
struct item { struct item *path; struct item *next; };
struct job *of(struct link *l)
{
	return (struct job *)((char *)l - offsetof(struct job, link));
}
void work(struct item *i)
{
	free(i->path);
	free(i);
}
