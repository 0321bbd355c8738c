#include <assert.h>
#include <pthread.h>
static int stop, n;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *worker(void *arg)
{
	while (!stop) {
		pthread_mutex_lock(&m);
		n = 1;
		pthread_mutex_unlock(&m);
	}
	pthread_mutex_lock(&m);
	assert(n == 0);
	pthread_mutex_unlock(&m);
	return arg;
}
static void *ender(void *arg)
{
	stop = 1;
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, 0, worker, 0);
	pthread_create(&b, 0, ender, 0);
	pthread_join(a, 0);
	pthread_join(b, 0);
	return 0;
}
