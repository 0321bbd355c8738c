#include <assert.h>
#include <pthread.h>

static int ready;

static void *waits(void *arg)
{
	while (!ready)
		;
	assert(arg);
	return arg;
}

static void *sends(void *arg)
{
	ready = 1;
	return arg;
}

int main(void)
{
	pthread_t t, u;
	pthread_create(&t, NULL, waits, NULL);
	pthread_create(&u, NULL, sends, NULL);
	return 0;
}
