#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
struct pool { pthread_t id; int size, jobs; };
static int started;
static void *work(void *arg)
{
	struct pool *p = arg;
	assert(p);
	p->jobs = 0;
	return 0;
}
static void start(struct pool *p, int n)
{
	p->size = n;
	pthread_create(&p->id, 0, work, p);
}
static void again(struct pool *p)
{
	pthread_t id;
	if (!p)
		return;
	pthread_create(&id, 0, work, p);
	pthread_detach(id);
}
static void step(struct pool *p)
{
	assert(p);
	started = 1;
}
int main(int argc, char **argv)
{
	struct pool *a = malloc(sizeof *a), *b = malloc(sizeof *b);
	if (a)
		start(a, argc);
	again(b);
	if (a && argc > 1)
		step(a);
	return 0;
}
