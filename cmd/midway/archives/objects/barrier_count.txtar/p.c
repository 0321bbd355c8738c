#include <assert.h>
#include <pthread.h>
static pthread_barrier_t all;
static int serial;
static void *worker(void *arg)
{
	if (pthread_barrier_wait(&all) == PTHREAD_BARRIER_SERIAL_THREAD)
		serial++;
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_barrier_init(&all, NULL, 2);
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	assert(serial == 1);
	return 0;
}
