#include <assert.h>
#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int woken;
static void *waiter(void *arg)
{
	pthread_mutex_lock(&m);
	pthread_cond_wait(&c, &m); // wait
	woken++;
	pthread_mutex_unlock(&m);
	return arg;
}
static void *caller(void *arg)
{
	pthread_mutex_lock(&m);
	pthread_cond_signal(&c);
	pthread_mutex_unlock(&m);
	return arg;
}
int main(void)
{
	pthread_t a, b, d;
	pthread_create(&a, NULL, waiter, NULL);
	pthread_create(&b, NULL, waiter, NULL);
	pthread_create(&d, NULL, caller, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	pthread_join(d, NULL);
	return 0;
}
