// N processes add their ids to one number, which is the sum of all ids in the end (Chu and Jaffar, table 2, sum).
#include <assert.h>
#include <pthread.h>
#ifndef N
#define N 6
#endif
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
static int sum;
static void *process(void *id)
{
	__VERIFIER_atomic_begin();
	sum += (int)(long)id;
	__VERIFIER_atomic_end();
	return NULL;
}
int main(void)
{
	pthread_t t[N];
	for (long k = 0; k < N; k++)
		pthread_create(&t[k], NULL, process, (void *)(k + 1));
	for (int k = 0; k < N; k++)
		pthread_join(t[k], NULL);
	assert(sum == N * (N + 1) / 2);
	return 0;
}
