#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef N
#define N 3
#endif
static atomic_int taken;
static int counter;
static void *worker(void *arg)
{
	do {
		while (taken)
			;
	} while (atomic_exchange(&taken, 1));
	counter++;
	taken = 0;
	return arg;
}
int main(void)
{
	pthread_t t[N];
	for (int k = 0; k < N; k++)
		pthread_create(&t[k], NULL, worker, NULL);
	for (int k = 0; k < N; k++)
		pthread_join(t[k], NULL);
	assert(counter == N);
	return 0;
}
