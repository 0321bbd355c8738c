#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static int over, n, x;

static void *first(void *arg)
{
	n++;
	if (over)
		exit(0);
	x = 1;
	return arg;
}

static void *second(void *arg)
{
	over = 1;
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
	assert(!x);
	return 0;
}
