#include <assert.h>
#include <errno.h>
#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int n, missed;
static void *holder(void *arg)
{
	pthread_mutex_lock(&m);
	n++;
	pthread_mutex_unlock(&m);
	return arg;
}
static void *trier(void *arg)
{
	int error = pthread_mutex_trylock(&m);
	assert(error == 0 || error == EBUSY);
	if (error) {
		missed = 1;
		return arg;
	}
	n++;
		pthread_mutex_unlock(&m);
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, holder, NULL);
	pthread_create(&b, NULL, trier, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	assert(n + missed == 2);
	return 0;
}
