#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static atomic_int count;
static int ready;
static void *work(void *arg)
{
	int seen = atomic_load(&count);
	while (!atomic_compare_exchange_weak(&count, &seen, seen + 1))
		;
	pthread_mutex_lock(&m);
	ready = 1;
	pthread_cond_signal(&c);
	pthread_mutex_unlock(&m);
	return arg;
}
int main(void)
{
	pthread_t t;
	char *p = malloc(4);
	if (!p)
		return 0;
	if (pthread_create(&t, 0, work, 0)) {
		free(p);
		return 0;
	}
	pthread_mutex_lock(&m);
	while (!ready)
		pthread_cond_wait(&c, &m);
	pthread_mutex_unlock(&m);
	pthread_join(t, 0);
	free(p);
	return 0;
}
