#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
static pthread_barrier_t meet;
static int rounds, outer[2], inner[2];
static void *worker(void *arg)
{
	int self = arg != NULL;
	for (int i = 0; i < rounds; i++) {
		for (int j = 0; j < 3; j++) {
			outer[self] = i;
			inner[self] = j;
			pthread_barrier_wait(&meet);
			assert(outer[!self] == i && inner[!self] == j);
			pthread_barrier_wait(&meet);
		}
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
