#include <assert.h>
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *taker(void *arg)
{
	int r = pthread_mutex_lock(&m);
	assert(r == 0);
	pthread_mutex_unlock(&m);
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, taker, NULL);
	pthread_join(t, NULL);
	return 0;
}
