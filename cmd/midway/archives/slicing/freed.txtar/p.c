#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static int *block, *other;

static void *first(void *arg)
{
	free(block);
	*other = 1;
	return arg;
}

static void *second(void *arg)
{
	(*block)++;
	free(other);
	assert(0);
	return arg;
}

int main(void)
{
	pthread_t t[2];
	block = calloc(1, sizeof *block);
	other = calloc(1, sizeof *other);
	pthread_create(&t[0], NULL, first, NULL);
	pthread_create(&t[1], NULL, second, NULL);
	pthread_join(t[0], NULL);
	pthread_join(t[1], NULL);
	return 0;
}
