// A queue of numbers: one thread puts, one takes, ROUNDS times each when it is its turn; who takes compares with a list
// in which who was not given a turn has left gaps.
#include <assert.h>
#include <pthread.h>
#ifndef ROUNDS
#define ROUNDS 5
#endif
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int queue[ROUNDS], head, tail, stored[ROUNDS], put = 1, take;
static void *putter(void *arg)
{
	int number = 0;
	for (int k = 0; k < ROUNDS; k++) {
		pthread_mutex_lock(&m);
		if (put) {
			number++;
			queue[tail++] = number;
			stored[k] = number;
			put = 0;
			take = 1;
		}
		pthread_mutex_unlock(&m);
	}
	return arg;
}
static void *taker(void *arg)
{
	for (int k = 0; k < ROUNDS; k++) {
		pthread_mutex_lock(&m);
		if (take) {
			assert(queue[head++] == stored[k]);
			take = 0;
			put = 1;
		}
		pthread_mutex_unlock(&m);
	}
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, putter, NULL);
	pthread_create(&b, NULL, taker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
