#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
static pthread_barrier_t meet;
static int rounds, round_of[2];
static void *worker(void *arg)
{
	int self = arg != NULL;
	for (int r = 0; r < rounds; r++) {
		int round = r;
		round_of[self] = round;
		pthread_barrier_wait(&meet);
		assert(round_of[!self] == round);
		pthread_barrier_wait(&meet);
	}
	return NULL;
}
int main(int argc, char **argv)
{
	pthread_t t;
	rounds = argc > 1 ? atoi(argv[1]) : 2;
	pthread_barrier_init(&meet, NULL, 2);
	pthread_create(&t, NULL, worker, &t);
	worker(NULL);
	pthread_join(t, NULL);
	return 0;
}
