#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER, other = PTHREAD_MUTEX_INITIALIZER;
static int n;

static void *counts(void *arg)
{
	pthread_mutex_lock(&lock);
	n++;
	pthread_mutex_unlock(&lock);
	return arg;
}

static void *keeps(void *arg)
{
	n = 0;
	pthread_mutex_lock(&lock);
	n++;
	pthread_mutex_unlock(&lock);
	pthread_mutex_lock(&other);
	return arg;
}

int main(void)
{
	pthread_t t[3];
	pthread_create(&t[0], NULL, keeps, NULL);
	for (int i = 1; i < 3; i++)
		pthread_create(&t[i], NULL, counts, NULL);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], NULL);
	return 0;
}
