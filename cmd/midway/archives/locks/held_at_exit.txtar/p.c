#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x;
static void *worker(void *arg)
{
	pthread_mutex_lock(&m);
	x++;
	pthread_exit(arg);
}
int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	pthread_mutex_lock(&m);
	return x;
}
