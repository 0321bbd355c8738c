// One thread pushes ROUNDS numbers, the other takes as many where there are some; neither finds the stack full or empty when it must not
// (Chu and Jaffar, table 3, stack).
#include <assert.h>
#include <pthread.h>
#ifndef ROUNDS
#define ROUNDS 10
#endif
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
static int top;
static void *pusher(void *arg)
{
	for (int k = 0; k < ROUNDS; k++) {
		__VERIFIER_atomic_begin();
		assert(top < ROUNDS);
		top++;
		__VERIFIER_atomic_end();
	}
	return arg;
}
static void *popper(void *arg)
{
	for (int k = 0; k < ROUNDS; k++) {
		__VERIFIER_atomic_begin();
		if (top > 0) {
			top--;
			assert(top >= 0);
		}
		__VERIFIER_atomic_end();
	}
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, pusher, NULL);
	pthread_create(&b, NULL, popper, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
