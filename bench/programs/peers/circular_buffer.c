// A ring that one thread fills and one empties by turns; each waits for its turn by looking N times at most.
#include <assert.h>
#include <pthread.h>
#ifndef N
#define N 8
#endif
enum { SIZE = 10 };
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int ring[SIZE], first, next, sent, send = 1;
static void *sender(void *arg)
{
	for (int k = 0; k < N; k++) {
		pthread_mutex_lock(&m);
		if (send) {
			ring[next] = sent++;
			next = (next + 1) % SIZE;
			send = 0;
		}
		pthread_mutex_unlock(&m);
	}
	return arg;
}
static void *receiver(void *arg)
{
	int expected = 0;
	for (int k = 0; k < N; k++) {
		pthread_mutex_lock(&m);
		if (!send) {
			assert(ring[first] == expected++);
			first = (first + 1) % SIZE;
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
