// Two threads add to each other's number, ROUNDS times each. The bound is met by one schedule, which looks as if it were
// the largest; main looks when both have ended.
#include <assert.h>
#include <pthread.h>
#ifndef ROUNDS
#define ROUNDS 2
#endif
static int i = 1, j = 1;
static void *left(void *arg)
{
	for (int k = 0; k < ROUNDS; k++)
		i += j;
	return arg;
}
static void *right(void *arg)
{
	for (int k = 0; k < ROUNDS; k++)
		j += i;
	return arg;
}
static int fibonacci(int n)
{
	int a = 0, b = 1;
	for (int k = 0; k < n; k++) {
		int c = a + b;
		a = b;
		b = c;
	}
	return a;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, left, NULL);
	pthread_create(&b, NULL, right, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	assert(i < fibonacci(2 * ROUNDS + 2) && j < fibonacci(2 * ROUNDS + 2));
	return 0;
}
