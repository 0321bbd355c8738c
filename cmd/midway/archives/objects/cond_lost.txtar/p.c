#include <pthread.h>
#include <stdatomic.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t set = PTHREAD_COND_INITIALIZER;
static atomic_int flag;
static void *waiter(void *arg)
{
	pthread_mutex_lock(&m);
	while (!flag)
		pthread_cond_wait(&set, &m);
	pthread_mutex_unlock(&m);
	return arg;
}
int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, waiter, NULL);
	pthread_mutex_lock(&m);
	flag = 1;
	pthread_cond_signal(&set);
	pthread_mutex_unlock(&m);
	pthread_join(t, NULL);
	return 0;
}
