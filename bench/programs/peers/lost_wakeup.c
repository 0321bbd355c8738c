// The signal comes before the wait where the waiting thread does not look whether it is still needed.
#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t set = PTHREAD_COND_INITIALIZER;
static int flag;
static void *waiter(void *arg)
{
	pthread_mutex_lock(&m);
	int seen = flag;
	pthread_mutex_unlock(&m);
	if (!seen) {
		pthread_mutex_lock(&m);
		pthread_cond_wait(&set, &m);
		pthread_mutex_unlock(&m);
	}
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
