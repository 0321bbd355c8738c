#include <assert.h>
#include <pthread.h>

static int x, y, go;

static void *sets(void *arg)
{
	if (go)
		x = 1;
	x = 0;
	return arg;
}

static void *lets(void *arg)
{
	go = 1;
	return arg;
}

int main(void)
{
	pthread_t t[2];
	pthread_create(&t[0], NULL, sets, NULL);
	pthread_create(&t[1], NULL, lets, NULL);
	pthread_join(t[1], NULL);
	assert(!x);
	return 0;
}
