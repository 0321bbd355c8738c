#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int n;

static void take(void)
{
	pthread_mutex_lock(&m);
	while (!n)
		pthread_cond_wait(&c, &m);
	n--;
	pthread_mutex_unlock(&m);
}

static void *worker(void *arg)
{
	take();
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	return 0;
}
