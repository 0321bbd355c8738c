// One thread pushes N numbers, the other pops N times where there is something; neither end is passed.
#include <assert.h>
#include <pthread.h>
#ifndef N
#define N 8
#endif
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int top, numbers[N];
static void *pusher(void *arg)
{
	for (int k = 0; k < N; k++) {
		pthread_mutex_lock(&m);
		assert(top < N);
		numbers[top++] = k;
		pthread_mutex_unlock(&m);
	}
	return arg;
}
static void *popper(void *arg)
{
	for (int k = 0; k < N; k++) {
		pthread_mutex_lock(&m);
		if (top > 0) {
			top--;
			assert(top >= 0 && numbers[top] < N);
		}
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
