#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
static pthread_barrier_t meet;
static int rounds, second;
static atomic_int first;
static void *worker(void *arg)
{
	for (int r = 0; r < rounds; r++) {
		pthread_barrier_wait(&meet);
		if (arg == &first)
			first = r;
		else if (arg == &second)
			assert(first == r); // wrong
	}
	return NULL;
}
int main(int argc, char **argv)
{
	pthread_t t, u, v;
	rounds = argc > 1 ? atoi(argv[1]) : 2;
	pthread_barrier_init(&meet, NULL, 2);
	pthread_create(&t, NULL, worker, &first);
	pthread_create(&u, NULL, worker, &second);
	pthread_create(&v, NULL, worker, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	pthread_join(v, NULL);
	return 0;
}
