#include <assert.h>
#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x;
static void *holder(void *arg)
{
	pthread_mutex_lock(&m);
	x++; // here
	pthread_mutex_unlock(&m);
	return arg;
}
static void *taker(void *arg)
{
	int busy = pthread_mutex_trylock(&m);
	assert(!busy);
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, holder, NULL);
	pthread_create(&b, NULL, taker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
