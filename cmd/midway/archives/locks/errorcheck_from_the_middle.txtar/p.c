#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
static pthread_mutex_t m = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP, normal = PTHREAD_MUTEX_INITIALIZER;
static int x;
static void *holder(void *arg)
{
	pthread_mutex_lock(&m);
	x++; // here
	assert(pthread_mutex_lock(&m) == EDEADLK);
	assert(pthread_mutex_unlock(&m) == 0);
	return arg;
}
static void *other(void *arg)
{
	assert(pthread_mutex_unlock(&m) == EPERM);
	pthread_mutex_lock(&normal);
	pthread_mutex_unlock(&normal);
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, holder, NULL);
	pthread_create(&b, NULL, other, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
