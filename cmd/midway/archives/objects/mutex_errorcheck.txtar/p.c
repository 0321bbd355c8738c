#include <assert.h>
#include <errno.h>
#include <pthread.h>
static pthread_mutex_t m;
static int n;
static void add(void)
{
	int got = pthread_mutex_lock(&m);
	n++;
	if (got == 0)
		pthread_mutex_unlock(&m);
}
static void *worker(void *arg)
{
	assert(pthread_mutex_unlock(&m) == EPERM);
	assert(pthread_mutex_lock(&m) == 0);
	assert(pthread_mutex_lock(&m) == EDEADLK);
	add();
	n++;
	int error = pthread_mutex_unlock(&m);
	assert(error == 0);
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_mutexattr_t kind;
	pthread_mutexattr_init(&kind);
	pthread_mutexattr_settype(&kind, PTHREAD_MUTEX_ERRORCHECK);
	pthread_mutex_init(&m, &kind);
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	assert(n == 4);
	return 0;
}
