#include <assert.h>
#include <pthread.h>

static int x, y, n;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *first(void *arg)
{
	x = 1;
	pthread_mutex_lock(&lock);
	n++;
	pthread_mutex_unlock(&lock);
	y = 1;
	return arg;
}

static void *second(void *arg)
{
	pthread_mutex_lock(&lock);
	n++;
	int seen = y;
	pthread_mutex_unlock(&lock);
	assert(!seen);
	return arg;
}

int main(void)
{
	pthread_t t[2];
	pthread_create(&t[0], NULL, first, NULL);
	pthread_create(&t[1], NULL, second, NULL);
	pthread_join(t[0], NULL);
	pthread_join(t[1], NULL);
	return 0;
}
