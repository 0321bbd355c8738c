#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int done;
static void *worker(void *arg)
{
	done = 1;
	return arg;
}
int main(void)
{
	pthread_t t;
	void *result;
	pthread_create(&t, NULL, worker, &t);
	while (!done)
		;
	assert(pthread_tryjoin_np(t, &result) == 0);
	return 0;
}
