#include <assert.h>
#include <pthread.h>
static pthread_barrier_t bar;
static int serial[2];
static void *worker(void *arg)
{
	int r = pthread_barrier_wait(&bar);
	assert(r == 0 || r == PTHREAD_BARRIER_SERIAL_THREAD);
	serial[arg != NULL] = r != 0;
	return arg;
}
int main(void)
{
	pthread_t t;
	pthread_barrier_init(&bar, NULL, 2);
	pthread_create(&t, NULL, worker, &t);
	worker(NULL);
	pthread_join(t, NULL);
	assert(serial[0] + serial[1] == 1);
	assert(serial[0]);
	assert(serial[1]);
	return 0;
}
