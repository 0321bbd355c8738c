// Two threads pass through phases that are counted atomically, and add to counters without a lock.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 3
#endif

static atomic_int done[2], passed[2];
static int shared, own[2], mixed;

static void *worker(void *arg)
{
	int me = *(int *)arg;
	for (int i = 0; i < N; i++) {
		atomic_fetch_add(&passed[me], 1);
		int was = mixed;
		mixed = was + 1;
		own[me]++;
		shared += me + 1;
		atomic_fetch_add(&done[me], 1);
	}
	return 0;
}

int main(void)
{
	pthread_t t;
	int first = 0, second = 1;
	pthread_create(&t, 0, worker, &second);
	worker(&first);
	pthread_join(t, 0);
	assert(mixed >= 1);
	assert(mixed <= 2 * N);
	assert(own[0] == N);
	assert(own[1] == N);
	assert(shared >= 1);
	assert(shared <= 3 * N);
	assert(done[0] == N);
	assert(done[1] == N);
	assert(passed[0] + passed[1] == 2 * N);
	return 0;
}
