#include <assert.h>
#include <pthread.h>

static int turns = 1, out[2];

static void *first(void *arg)
{
	out[0] = 4 / turns;
	turns = 0;
	return arg;
}

static void *second(void *arg)
{
	out[1] = 4 / turns;
	turns = 0;
	assert(arg);
	return arg;
}

int main(void)
{
	pthread_t t, u;
	pthread_create(&t, NULL, first, NULL);
	pthread_create(&u, NULL, second, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
