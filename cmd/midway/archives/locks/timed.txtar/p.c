#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <time.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *holder(void *arg)
{
	pthread_mutex_lock(&m);
	pthread_mutex_unlock(&m);
	return arg;
}
int main(void)
{
	pthread_t t;
	struct timespec soon = {1, 0};
	pthread_create(&t, NULL, holder, NULL);
	int r = pthread_mutex_timedlock(&m, &soon);
	assert(r == 0 || r == ETIMEDOUT);
	if (r == 0) {
		assert(pthread_mutex_timedlock(&m, &soon) == ETIMEDOUT);
		pthread_mutex_unlock(&m);
	}
	pthread_join(t, NULL);
	assert(r == 0);
	return 0;
}
