#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static int x;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, held = PTHREAD_MUTEX_INITIALIZER;

static void *writer(void *arg)
{
	int zero = 0;
	pthread_mutex_lock(&held);
	pthread_mutex_lock(&m);
	x = 1;
	pthread_mutex_unlock(&m);
	x /= zero;
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, writer, NULL);
	pthread_mutex_lock(&m);
	assert(x == 0);
	pthread_mutex_unlock(&m);
	pthread_mutex_lock(&held);
	pthread_mutex_unlock(&held);
	pthread_join(t, NULL);
	return 0;
}
