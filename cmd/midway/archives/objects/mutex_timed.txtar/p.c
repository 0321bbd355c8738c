#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <time.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int n;
static void *holder(void *arg)
{
	pthread_mutex_lock(&m);
	n++;
	pthread_mutex_unlock(&m);
	return arg;
}
static void *patient(void *arg)
{
	struct timespec soon;
	clock_gettime(CLOCK_REALTIME, &soon);
	soon.tv_sec++;
	int error = pthread_mutex_timedlock(&m, &soon);
	assert(error == 0 || error == ETIMEDOUT);
	if (error)
		return arg;
	n++;
	pthread_mutex_unlock(&m);
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, holder, NULL);
	pthread_create(&b, NULL, patient, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	assert(n >= 1);
	return 0;
}
