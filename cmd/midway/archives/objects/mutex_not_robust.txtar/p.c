#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <time.h>
static pthread_mutex_t m;
static void *dies(void *arg)
{
	pthread_mutex_lock(&m);
	return arg;
}
int main(void)
{
	pthread_t t;
	struct timespec soon = {1, 0};
	pthread_mutexattr_t kind;
	pthread_mutexattr_init(&kind);
	pthread_mutexattr_setrobust(&kind, PTHREAD_MUTEX_ROBUST);
	pthread_mutex_init(&m, &kind);
	pthread_create(&t, NULL, dies, NULL);
	pthread_join(t, NULL);
	assert(pthread_mutex_trylock(&m) == EOWNERDEAD);
	assert(pthread_mutex_consistent(&m) == 0);
	assert(pthread_mutex_unlock(&m) == 0);
	assert(pthread_mutex_timedlock(&m, &soon) == 0);
	assert(pthread_mutex_consistent(&m) == EINVAL);
	pthread_mutex_unlock(&m);
	return 0;
}
