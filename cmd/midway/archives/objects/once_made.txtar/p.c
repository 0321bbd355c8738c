#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
static pthread_once_t once = PTHREAD_ONCE_INIT;
static int *thing;
static void make(void)
{
	thing = malloc(sizeof *thing);
	*thing = 7;
}
static void *worker(void *arg)
{
	pthread_once(&once, make);
	assert(*thing == 7);
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	free(thing);
	return 0;
}
