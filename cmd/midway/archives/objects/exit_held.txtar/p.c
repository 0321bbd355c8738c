#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int n;
static void *worker(void *arg)
{
	pthread_mutex_lock(&m);
	n++;
	if (n == 2) {
		pthread_mutex_unlock(&m);
		pthread_exit(arg);
	}
	pthread_mutex_unlock(&m);
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	pthread_mutex_lock(&m);
	n = 0;
	pthread_mutex_unlock(&m);
	return 0;
}
