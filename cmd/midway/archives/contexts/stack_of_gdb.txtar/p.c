#include <pthread.h>
#include <assert.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int n;
static void await(void)
{
	while (!n)
		pthread_cond_wait(&c, &m);
}
static void *consumer(void *arg)
{
	pthread_mutex_lock(&m);
	await();
	assert(n == 2);
	pthread_mutex_unlock(&m);
	return arg;
}
static void *producer(void *arg)
{
	pthread_mutex_lock(&m);
	n = 1;
	pthread_cond_broadcast(&c);
	pthread_mutex_unlock(&m);
	return arg;
}
int main(void)
{
	pthread_t x, y;
	pthread_create(&x, NULL, consumer, NULL);
	pthread_create(&y, NULL, producer, NULL);
	pthread_join(x, NULL);
	pthread_join(y, NULL);
	return 0;
}
