#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int stop, n;

static void *forgets(void *arg)
{
	pthread_mutex_lock(&lock);
	if (stop)
		return arg;
	pthread_mutex_unlock(&lock);
	return arg;
}

static void *counts(void *arg)
{
	n++;
	pthread_mutex_lock(&lock);
	stop = 1;
	pthread_mutex_unlock(&lock);
	return arg;
}

int main(void)
{
	pthread_t t, u;
	pthread_create(&t, NULL, forgets, NULL);
	pthread_create(&u, NULL, counts, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
