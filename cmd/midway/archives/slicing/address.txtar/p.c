#include <assert.h>
#include <pthread.h>

static int at, n, a[2];

static void *first(void *arg)
{
	n++;
	a[at] = 1;
	return arg;
}

static void *second(void *arg)
{
	at = 1;
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
	assert(!a[1]);
	return 0;
}
