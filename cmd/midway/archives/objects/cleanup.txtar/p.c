#include <assert.h>
#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t never = PTHREAD_COND_INITIALIZER;
static void give(void *arg)
{
	pthread_mutex_unlock(arg);
}
static void *worker(void *arg)
{
	pthread_mutex_lock(&m);
	pthread_cleanup_push(give, &m);
	for (;;)
		pthread_cond_wait(&never, &m);
	pthread_cleanup_pop(1);
	return arg;
}
int main(void)
{
	pthread_t t;
	void *result;
	pthread_create(&t, NULL, worker, NULL);
	pthread_cancel(t);
	pthread_join(t, &result);
	assert(result == PTHREAD_CANCELED);
	pthread_mutex_lock(&m);
	pthread_mutex_unlock(&m);
	return 0;
}
