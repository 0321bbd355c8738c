#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
static int *shared;
static void *worker(void *arg)
{
	assert(*shared == 3);
	return arg;
}
int main(void)
{
	pthread_t t;
	shared = malloc(sizeof *shared);
	*shared = 3;
	pthread_create(&t, NULL, worker, NULL);
	pthread_exit(NULL);
}
