#include <assert.h>
#include <pthread.h>

extern int mystery(void);
static int n, x;

static void *first(void *arg)
{
	n++;
	x = mystery();
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
	assert(x || !x);
	return 0;
}
