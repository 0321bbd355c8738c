#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static void *shared;

static void *drop(void *arg)
{
	pthread_mutex_lock(&lock);
	free(shared);
	pthread_mutex_unlock(&lock);
	return arg;
}

int main(void)
{
	pthread_t t;
	shared = malloc(8);
	pthread_create(&t, NULL, drop, NULL);
	drop(NULL);
	pthread_join(t, NULL);
	return 0;
}
