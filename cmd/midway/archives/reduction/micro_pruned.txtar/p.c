// N threads add to one number TIMES times each, under one mutex; main checks the sum.
#include <assert.h>
#include <pthread.h>
#ifndef N
#define N 2
#endif
#ifndef TIMES
#define TIMES 100
#endif
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int sum;
static void *adder(void *arg)
{
	for (int k = 0; k < TIMES; k++) {
		pthread_mutex_lock(&m);
		sum++;
		pthread_mutex_unlock(&m);
	}
	return arg;
}
int main(void)
{
	pthread_t t[N];
	for (int k = 0; k < N; k++)
		pthread_create(&t[k], NULL, adder, NULL);
	for (int k = 0; k < N; k++)
		pthread_join(t[k], NULL);
	assert(sum == N * TIMES);
	return 0;
}
