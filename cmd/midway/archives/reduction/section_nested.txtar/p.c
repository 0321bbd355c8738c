#include <assert.h>
#include <pthread.h>

static int x, y;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, k = PTHREAD_MUTEX_INITIALIZER;

static void *first(void *arg)
{
	pthread_mutex_lock(&m);
	pthread_mutex_lock(&k);
	x = 1;
	pthread_mutex_unlock(&m);
	x = 0;
	pthread_mutex_unlock(&k);
	return arg;
}

static void *second(void *arg)
{
	pthread_mutex_lock(&m);
	y = x;
	pthread_mutex_unlock(&m);
	return arg;
}

int main(void)
{
	pthread_t t[2];
	pthread_create(&t[0], NULL, first, NULL);
	pthread_create(&t[1], NULL, second, NULL);
	pthread_join(t[0], NULL);
	pthread_join(t[1], NULL);
	assert(!y);
	return 0;
}
