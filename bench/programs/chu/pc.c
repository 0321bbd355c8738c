// N producers add one to a number, N others double it, each behind a step of its own; the number that the consumer takes is at most
// N·2^N (Chu and Jaffar, table 1, p/c).
#include <assert.h>
#include <pthread.h>
#ifndef N
#define N 2
#endif
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
static int x;
static void *adder(void *arg)
{
	long own;
	__VERIFIER_atomic_begin();
	own = (long)arg;
	__VERIFIER_atomic_end();
	__VERIFIER_atomic_begin();
	x = x + 1;
	__VERIFIER_atomic_end();
	return (void *)own;
}
static void *doubler(void *arg)
{
	long own;
	__VERIFIER_atomic_begin();
	own = (long)arg;
	__VERIFIER_atomic_end();
	__VERIFIER_atomic_begin();
	x = x * 2;
	__VERIFIER_atomic_end();
	return (void *)own;
}
static void *consumer(void *arg)
{
	__VERIFIER_atomic_begin();
	assert(x <= N << N);
	__VERIFIER_atomic_end();
	return arg;
}
int main(void)
{
	pthread_t t[2 * N + 1];
	for (long k = 0; k < 2 * N; k++)
		pthread_create(&t[k], NULL, k < N ? adder : doubler, (void *)k);
	pthread_create(&t[2 * N], NULL, consumer, NULL);
	for (int k = 0; k <= 2 * N; k++)
		pthread_join(t[k], NULL);
	return 0;
}
