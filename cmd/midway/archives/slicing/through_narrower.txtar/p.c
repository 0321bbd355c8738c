#include <assert.h>
#include <pthread.h>

static long x, go;

static void *sets(void *arg)
{
	x = go;
	*(int *)&x = 0;
	return arg;
}

static void *lets(void *arg)
{
	go = 1l << 40;
	return arg;
}

int main(void)
{
	pthread_t t[2];
	pthread_create(&t[0], NULL, sets, NULL);
	pthread_create(&t[1], NULL, lets, NULL);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	assert(!x);
	return 0;
}
