#define _GNU_SOURCE
#include <pthread.h>
static pthread_mutex_t m;
static int x;
static void *worker(void *arg)
{
	pthread_mutex_lock(&m);
	if (x)
		pthread_mutex_lock(&m);
	return arg;
}
int main(void)
{
	pthread_t t;
	m = (pthread_mutex_t)PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
	x = 1;
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	return 0;
}
