// Lamport's bakery with N processes: each takes a number above all others', waits until nobody has a smaller one, and is alone in its
// critical section (Chu and Jaffar, table 1, bak). Each process goes through it once.
#include <assert.h>
#include <pthread.h>
#ifndef N
#define N 2
#endif
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
static int number[N], inside;
// first: nobody with a number is before process me.
static int first(long me)
{
	int yes = 1;
	for (int k = 0; k < N; k++)
		if (k != me && number[k] != 0 && (number[k] < number[me] || (number[k] == number[me] && k < me)))
			yes = 0;
	return yes;
}
static void *process(void *arg)
{
	long me = (long)arg;
	__VERIFIER_atomic_begin();
	int most = 0;
	for (int k = 0; k < N; k++)
		most = number[k] > most ? number[k] : most;
	number[me] = most + 1;
	__VERIFIER_atomic_end();
	for (int in = 0; !in;) {
		__VERIFIER_atomic_begin();
		if (first(me)) {
			assert(inside == 0);
			inside = in = 1;
		}
		__VERIFIER_atomic_end();
	}
	__VERIFIER_atomic_begin();
	inside = 0;
	number[me] = 0;
	__VERIFIER_atomic_end();
	return NULL;
}
int main(void)
{
	pthread_t t[N];
	for (long k = 0; k < N; k++)
		pthread_create(&t[k], NULL, process, (void *)k);
	for (int k = 0; k < N; k++)
		pthread_join(t[k], NULL);
	return 0;
}
