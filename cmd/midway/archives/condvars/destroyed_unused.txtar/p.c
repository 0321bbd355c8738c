#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int ready;
static void *waiter(void *arg)
{
	pthread_mutex_lock(&m);
	while (!ready)
		pthread_cond_wait(&c, &m); // wait
	pthread_mutex_unlock(&m);
	return arg;
}
static void *destroyer(void *arg)
{
	pthread_cond_destroy(&c);
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, waiter, NULL);
	pthread_create(&b, NULL, destroyer, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
