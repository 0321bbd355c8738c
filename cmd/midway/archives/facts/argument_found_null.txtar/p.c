#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
struct pool { pthread_t id; int size, jobs; };
static void *first(void *arg)
{
	assert(arg);
	return 0;
}
static void *second(void *arg)
{
	assert(arg);
	return 0;
}
static void *third(void *arg)
{
	assert(arg);
	return 0;
}
static void start(struct pool *p, int n)
{
	pthread_t id;
	if (n > 2)
		p->size = n;
	pthread_create(&id, 0, first, p);
	pthread_create(&id, 0, second, n > 3 ? p : 0);
	if (!p)
		pthread_create(&id, 0, third, p);
	else
		p->jobs = 1;
}
int main(int argc, char **argv)
{
	start(argc > 1 ? malloc(sizeof(struct pool)) : 0, argc);
	return 0;
}
