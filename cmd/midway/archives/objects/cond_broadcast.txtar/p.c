#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t opened = PTHREAD_COND_INITIALIZER;
static int open;
static void *passer(void *arg)
{
	pthread_mutex_lock(&m);
	while (!open)
		pthread_cond_wait(&opened, &m);
	pthread_mutex_unlock(&m);
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, passer, NULL);
	pthread_create(&b, NULL, passer, NULL);
	pthread_mutex_lock(&m);
	open = 1;
	pthread_cond_broadcast(&opened);
	pthread_mutex_unlock(&m);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
