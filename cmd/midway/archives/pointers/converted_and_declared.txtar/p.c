#include <pthread.h>
#include <stdlib.h>
struct request { long state; char *name; };
struct session { struct session *next; long used; };
void finish(struct session *s)
{
	s->used = 0;
	free(s);
}
void *serve(void *arg)
{
	struct request *r = arg;
	r->state = 1;
	return 0;
}
void start(pthread_t *t, void *arg)
{
	pthread_create(t, 0, serve, arg);
}
