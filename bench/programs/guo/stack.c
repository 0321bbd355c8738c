// One thread pushes ROUNDS numbers, the other pops as often once there was something, and may find nothing.
#include <assert.h>
#include <pthread.h>
#ifndef ROUNDS
#define ROUNDS 5
#endif
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int top, numbers[ROUNDS], filled;
static int push(int number)
{
	if (top == ROUNDS)
		return -1;
	numbers[top] = number;
	top++;
	return 0;
}
static int pop(void)
{
	if (top == 0)
		return -1;
	top--;
	return numbers[top];
}
static void *pusher(void *arg)
{
	for (int k = 0; k < ROUNDS; k++) {
		pthread_mutex_lock(&m);
		assert(push(k) == 0);
		filled = 1;
		pthread_mutex_unlock(&m);
	}
	return arg;
}
static void *popper(void *arg)
{
	for (int k = 0; k < ROUNDS; k++) {
		pthread_mutex_lock(&m);
		if (filled)
			assert(pop() >= 0);
		pthread_mutex_unlock(&m);
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
