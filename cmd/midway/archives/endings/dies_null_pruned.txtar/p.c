#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static int x;

static void *writer(void *arg)
{
	x = 1;
	*(volatile int *)NULL = 1;
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, writer, NULL);
	assert(x == 0);
	pthread_join(t, NULL);
	return 0;
}
