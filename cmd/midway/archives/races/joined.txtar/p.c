#include <pthread.h>

static int x;

static void *writer(void *arg)
{
	x = 1;
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, writer, NULL);
	pthread_join(t, NULL);
	return x - 1;
}
