// One thread fills a ring, the other empties it, strictly in turns, ROUNDS times each: one schedule is possible
// (Chu and Jaffar, table 3, circular_buffer).
#include <assert.h>
#include <pthread.h>
#ifndef ROUNDS
#define ROUNDS 7
#endif
enum { SIZE = 10 };
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
static char ring[SIZE];
static int first, next;
static int full;
static void *sender(void *arg)
{
	for (int k = 0; k < ROUNDS; k++) {
		while (full)
			;
		__VERIFIER_atomic_begin();
		ring[next++ % SIZE] = (char)k;
		full = 1;
		__VERIFIER_atomic_end();
	}
	return arg;
}
static void *receiver(void *arg)
{
	for (int k = 0; k < ROUNDS; k++) {
		while (!full)
			;
		__VERIFIER_atomic_begin();
		assert(ring[first++ % SIZE] == k);
		full = 0;
		__VERIFIER_atomic_end();
	}
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, sender, NULL);
	pthread_create(&b, NULL, receiver, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
