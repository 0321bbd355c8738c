#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
static pthread_key_t key;
static int order;
static void first(void *arg)
{
	int *n = arg;
	assert(*n == 5 && order == 2);
	order = 3;
	free(n);
}
static void second(void *arg)
{
	assert(order == 1);
	order = 2;
}
static void last(void *arg)
{
	assert(order == 3);
	order = 4;
}
static void leave(void *arg)
{
	order = 1;
	pthread_exit(arg);
}
static void *worker(void *arg)
{
	int *n = malloc(sizeof *n);
	*n = 5;
	pthread_setspecific(key, &order);
	pthread_cleanup_push(first, n);
	pthread_cleanup_push(second, n);
	leave(&order);
	pthread_cleanup_pop(0);
	pthread_cleanup_pop(0);
	return NULL;
}
int main(void)
{
	pthread_t t;
	void *result;
	pthread_key_create(&key, last);
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, &result);
	assert(result == &order && order == 4);
	return 0;
}
