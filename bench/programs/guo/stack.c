// One thread pushes ROUNDS numbers, the other pops as often once there was something, and may find nothing.
#include <assert.h>
#include <pthread.h>
#ifndef ROUNDS
#define ROUNDS 5
#endif
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int top, numbers[ROUNDS], filled;
// failed is where either error ends.
static void failed(void) { assert(0); }
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
		if (push(k) < 0)
			failed();
		filled = 1;
		pthread_mutex_unlock(&m);
	}
	return arg;
}
static void *popper(void *arg)
{
	for (int k = 0; k < ROUNDS; k++) {
		pthread_mutex_lock(&m);
		if (filled && pop() < 0)
			failed();
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
