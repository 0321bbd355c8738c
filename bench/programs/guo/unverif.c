// Two threads count themselves; who finds itself alone counts for both, and asserts that it still is.
#include <assert.h>
#include <pthread.h>
#ifndef ROUNDS
#define ROUNDS 1
#endif
static unsigned r, s;
static void __VERIFIER_atomic_increment(void)
{
	r++;
}
static void *worker(void *arg)
{
	unsigned l = 0;
	__VERIFIER_atomic_increment();
	if (r == 1) {
		for (int k = 0; k < ROUNDS; k++) {
			s++;
			l++;
			assert(s == l);
		}
	}
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
