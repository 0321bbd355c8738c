// One thread pushes ROUNDS numbers, the other takes as many where there are some; neither finds the stack full or empty when it must not
// (Chu and Jaffar, table 3, stack).
#include <assert.h>
#include <pthread.h>
#ifndef ROUNDS
#define ROUNDS 5
#endif
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int top;
static void *pusher(void *arg)
{
	for (int k = 0; k < ROUNDS; k++) {
		pthread_mutex_lock(&lock);
		assert(top < ROUNDS);
		top++;
		pthread_mutex_unlock(&lock);
	}
	return arg;
}
static void *popper(void *arg)
{
	for (int k = 0; k < ROUNDS; k++) {
		pthread_mutex_lock(&lock);
		if (top > 0) {
			top--;
			assert(top >= 0);
		}
		pthread_mutex_unlock(&lock);
	}
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, pusher, NULL);
	pthread_create(&b, NULL, popper, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
