#include <pthread.h>
static pthread_barrier_t bar;
static void *worker(void *arg)
{
	pthread_barrier_wait(&bar);
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_barrier_init(&bar, NULL, 2);
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
