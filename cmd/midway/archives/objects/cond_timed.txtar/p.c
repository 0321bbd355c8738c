#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <time.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t filled = PTHREAD_COND_INITIALIZER;
static int item, taken;
static void *consumer(void *arg)
{
	struct timespec soon = {1, 0};
	int error = 0;
	pthread_mutex_lock(&m);
	while (!item && !error)
		error = pthread_cond_timedwait(&filled, &m, &soon);
	assert(error == 0 || error == ETIMEDOUT);
	taken = item;
	assert(taken == 7 || error == ETIMEDOUT);
	pthread_mutex_unlock(&m);
	return arg;
}
int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, consumer, NULL);
	pthread_mutex_lock(&m);
	item = 7;
	pthread_cond_signal(&filled);
	pthread_mutex_unlock(&m);
	pthread_join(t, NULL);
	return 0;
}
