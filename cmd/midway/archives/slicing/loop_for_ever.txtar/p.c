#include <assert.h>
#include <pthread.h>

static int stop, n;

static void *first(void *arg)
{
	while (!stop)
		n++;
	assert(0);
	return arg;
}

static void *second(void *arg)
{
	n++;
	return arg;
}

int main(void)
{
	pthread_t t[2];
	pthread_create(&t[0], NULL, first, NULL);
	pthread_create(&t[1], NULL, second, NULL);
	pthread_join(t[0], NULL);
	pthread_join(t[1], NULL);
	return 0;
}
