// A driver that is stopped while a request begins: the request may find it stopped though it has just asked.
#include <assert.h>
#include <pthread.h>
#ifndef REQUESTS
#define REQUESTS 1
#endif
static int pending = 1, stopping, released, stopped;
static int __VERIFIER_atomic_change(int by)
{
	return pending += by;
}
static void leave(void)
{
	if (__VERIFIER_atomic_change(-1) == 0)
		released = 1;
}
static void *stop(void *arg)
{
	stopping = 1;
	leave();
	if (released)
		stopped = 1;
	return arg;
}
static void *request(void *arg)
{
	for (int k = 0; k < REQUESTS; k++) {
		if (stopping)
			return arg;
		__VERIFIER_atomic_change(1);
		assert(!stopped);
		leave();
	}
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, stop, NULL);
	pthread_create(&b, NULL, request, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
