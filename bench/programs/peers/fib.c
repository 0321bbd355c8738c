// Two threads add to each other's number, N times each; main looks before they have ended.
#include <assert.h>
#include <pthread.h>
#ifndef N
#define N 4
#endif
static int i = 1, j = 1;
static void *left(void *arg)
{
	for (int k = 0; k < N; k++)
		i = i + j;
	return arg;
}
static void *right(void *arg)
{
	for (int k = 0; k < N; k++)
		j = j + i;
	return arg;
}
int main(void)
{
	pthread_t t, u;
	int a = 0, bound = 1;
	for (int k = 1; k < 2 * N + 2; k++) {
		int next = a + bound;
		a = bound;
		bound = next;
	}
	pthread_create(&t, NULL, left, NULL);
	pthread_create(&u, NULL, right, NULL);
	assert(i < bound + 1);
	assert(j < bound + 1);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
