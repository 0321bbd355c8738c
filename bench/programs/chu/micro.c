// Two threads add one to a number TIMES times each; main checks the sum (Chu and Jaffar, table 3, micro_2).
#include <assert.h>
#include <pthread.h>
#ifndef TIMES
#define TIMES 100
#endif
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
static int sum;
static void *adder(void *arg)
{
	for (int k = 0; k < TIMES; k++) {
		__VERIFIER_atomic_begin();
		sum++;
		__VERIFIER_atomic_end();
	}
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, adder, NULL);
	pthread_create(&b, NULL, adder, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	assert(sum == 2 * TIMES);
	return 0;
}
