// N philosophers: each takes the fork on the left, the one on the right, eats, and puts both back. No more than half of them eat at
// once (Chu and Jaffar, table 1, din-a); with EATEN instead, each has eaten once when all have come to their end (din-b).
#include <assert.h>
#include <pthread.h>
#ifndef N
#define N 3
#endif
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
static pthread_mutex_t forks[N];
static int eating, eaten;
static void *philosopher(void *arg)
{
	long me = (long)arg;
	pthread_mutex_lock(&forks[me]);
	pthread_mutex_lock(&forks[(me + 1) % N]);
	__VERIFIER_atomic_begin();
#ifdef EATEN
	eaten++;
#else
	eating++;
	assert(eating <= N / 2);
#endif
	__VERIFIER_atomic_end();
	__VERIFIER_atomic_begin();
#ifndef EATEN
	eating--;
#endif
	pthread_mutex_unlock(&forks[(me + 1) % N]);
	pthread_mutex_unlock(&forks[me]);
	__VERIFIER_atomic_end();
	return NULL;
}
int main(void)
{
	pthread_t t[N];
	for (int k = 0; k < N; k++)
		pthread_mutex_init(&forks[k], NULL);
	for (long k = 0; k < N; k++)
		pthread_create(&t[k], NULL, philosopher, (void *)k);
	for (int k = 0; k < N; k++)
		pthread_join(t[k], NULL);
#ifdef EATEN
	assert(eaten == N);
#endif
	return 0;
}
