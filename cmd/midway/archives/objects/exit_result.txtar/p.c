#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
static void leave(int n)
{
	int *result = malloc(sizeof *result);
	*result = n;
	pthread_exit(result);
}
static void *worker(void *arg)
{
	leave(*(int *)arg);
	assert(0);
	return NULL;
}
int main(void)
{
	pthread_t t;
	int n = 4;
	void *result;
	pthread_create(&t, NULL, worker, &n);
	pthread_join(t, &result);
	assert(*(int *)result == 4);
	free(result);
	return 0;
}
