#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef N
#define N 3
#endif
static atomic_int counter;
static void *worker(void *arg)
{
	int seen = counter;
	if (!atomic_compare_exchange_strong(&counter, &seen, seen + 1))
		atomic_compare_exchange_strong(&counter, &seen, seen + 1);
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
