#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int n, stop;

static void *consumer(void *arg)
{
	pthread_mutex_lock(&lock);
	while (!n && !stop)
		pthread_cond_wait(&changed, &lock);
	assert(stop);
	pthread_mutex_unlock(&lock);
	return arg;
}

static void *producer(void *arg)
{
	pthread_mutex_lock(&lock);
	n++;
	pthread_cond_signal(&changed);
	pthread_mutex_unlock(&lock);
	return arg;
}

int main(void)
{
	pthread_t t, u;
	pthread_create(&t, NULL, consumer, NULL);
	pthread_create(&u, NULL, producer, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
