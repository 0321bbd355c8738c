// A ring that one thread fills and one empties, ROUNDS times each at most, when it is its turn.
#include <assert.h>
#include <pthread.h>
#ifndef ROUNDS
#define ROUNDS 4
#endif
enum { SIZE = 10 };
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static char ring[SIZE];
static int first, next, send = 1, receive;
static void *sender(void *arg)
{
	for (int k = 0; k < ROUNDS; k++) {
		pthread_mutex_lock(&m);
		if (send) {
			ring[next] = (char)k;
			next = (next + 1) % SIZE;
			send = 0;
			receive = 1;
		}
		pthread_mutex_unlock(&m);
	}
	return arg;
}
static void *receiver(void *arg)
{
	for (int k = 0; k < ROUNDS; k++) {
		pthread_mutex_lock(&m);
		if (receive) {
			assert(ring[first++] == k);
			receive = 0;
			send = 1;
		}
		pthread_mutex_unlock(&m);
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
