// Two threads change two numbers, each in a section of its own under one mutex, ROUNDS times.
#include <assert.h>
#include <pthread.h>
#ifndef ROUNDS
#define ROUNDS 1
#endif
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int first = 10, second = 10;
static void *up(void *arg)
{
	for (int k = 0; k < ROUNDS; k++) {
		pthread_mutex_lock(&m);
		first++;
		pthread_mutex_unlock(&m);
		pthread_mutex_lock(&m);
		second++;
		pthread_mutex_unlock(&m);
	}
	return arg;
}
static void *apart(void *arg)
{
	for (int k = 0; k < ROUNDS; k++) {
		pthread_mutex_lock(&m);
		first += 5;
		pthread_mutex_unlock(&m);
		pthread_mutex_lock(&m);
		second -= 6;
		pthread_mutex_unlock(&m);
	}
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, up, NULL);
	pthread_create(&b, NULL, apart, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	assert(first == 10 + 6 * ROUNDS && second == 10 - 5 * ROUNDS);
	return 0;
}
