#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
static pthread_barrier_t meet;
static int threads;
static void *worker(void *arg)
{
	assert(threads == 2); // wrong
	pthread_barrier_wait(&meet);
	pthread_barrier_wait(&meet);
	return arg;
}
int main(int argc, char **argv)
{
	pthread_t t[64];
	threads = argc > 1 ? atoi(argv[1]) : 2;
	pthread_barrier_init(&meet, NULL, (unsigned)threads);
	for (int i = 1; i < threads; i++)
		pthread_create(&t[i], NULL, worker, NULL); // create
	worker(NULL);
	return 0;
}
