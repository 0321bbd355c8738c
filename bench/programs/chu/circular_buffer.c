// One thread fills a ring, the other empties it, strictly in turns, ROUNDS times each: one schedule is possible
// (Chu and Jaffar, table 3, circular_buffer).
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#ifndef ROUNDS
#define ROUNDS 7
#endif
enum { SIZE = 10 };
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
static char ring[SIZE];
static int first, next;
static sem_t send, receive;
static void *sender(void *arg)
{
	for (int k = 0; k < ROUNDS; k++) {
		sem_wait(&send);
		__VERIFIER_atomic_begin();
		ring[next++ % SIZE] = (char)k;
		sem_post(&receive);
		__VERIFIER_atomic_end();
	}
	return arg;
}
static void *receiver(void *arg)
{
	for (int k = 0; k < ROUNDS; k++) {
		sem_wait(&receive);
		__VERIFIER_atomic_begin();
		assert(ring[first++ % SIZE] == k);
		sem_post(&send);
		__VERIFIER_atomic_end();
	}
	return arg;
}
int main(void)
{
	pthread_t a, b;
	sem_init(&send, 0, 1);
	sem_init(&receive, 0, 0);
	pthread_create(&a, NULL, sender, NULL);
	pthread_create(&b, NULL, receiver, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
