// Two threads change two numbers in turn, ROUNDS times each; main checks both (Chu and Jaffar, table 3, stateful20).
#include <assert.h>
#include <pthread.h>
#ifndef ROUNDS
#define ROUNDS 10
#endif
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
static int first = 10, second = 10;
static void *up(void *arg)
{
	for (int k = 0; k < ROUNDS; k++) {
		__VERIFIER_atomic_begin();
		first++;
		__VERIFIER_atomic_end();
		__VERIFIER_atomic_begin();
		second++;
		__VERIFIER_atomic_end();
	}
	return arg;
}
static void *apart(void *arg)
{
	for (int k = 0; k < ROUNDS; k++) {
		__VERIFIER_atomic_begin();
		first += 5;
		__VERIFIER_atomic_end();
		__VERIFIER_atomic_begin();
		second -= 6;
		__VERIFIER_atomic_end();
	}
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, up, NULL);
	pthread_create(&b, NULL, apart, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	assert(first == 10 + 6 * ROUNDS && second == 10 - 5 * ROUNDS);
	return 0;
}
