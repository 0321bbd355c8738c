#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static void *waiter(void *arg)
{
	pthread_mutex_lock(&m);
	pthread_cond_wait(&c, &m); // wait
	return arg;
}
int main(void)
{
	pthread_t a;
	pthread_create(&a, NULL, waiter, NULL);
	pthread_cond_signal(&c);
	pthread_join(a, NULL);
	return 0;
}
