#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
static pthread_barrier_t meet;
static int threads;
static void *worker(void *arg)
{
	pthread_barrier_wait(&meet);
	assert(threads == 2);
	pthread_barrier_wait(&meet);
	return arg;
}
static void group(void)
{
	pthread_t t[64];
	pthread_barrier_init(&meet, NULL, (unsigned)threads);
	for (int i = 0; i < threads; i++)
		pthread_create(&t[i], NULL, worker, NULL);
	for (int i = 0; i < threads; i++)
		pthread_join(t[i], NULL); // join
}
int main(int argc, char **argv)
{
	threads = argc > 1 ? atoi(argv[1]) : 2;
	group();
	group();
	return 0;
}
