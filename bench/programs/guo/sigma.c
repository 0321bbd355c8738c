// main counts an index up before it creates each thread; a thread sets the element that the index then has.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#ifndef THREADS
#define THREADS 2
#endif
static int *array, at = -1;
static void *set(void *arg)
{
	array[at] = 1;
	return arg;
}
int main(void)
{
	pthread_t t[THREADS];
	int sum = 0;
	array = calloc(THREADS, sizeof *array);
	for (int k = 0; k < THREADS; k++) {
		at++;
		pthread_create(&t[k], NULL, set, NULL);
	}
	for (int k = 0; k < THREADS; k++)
		pthread_join(t[k], NULL);
	for (int k = 0; k < THREADS; k++)
		sum += array[k];
	assert(sum == THREADS);
	return 0;
}
