#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
static char *first, *second;
static void *worker(void *arg)
{
	free(first);
	free(second);
	if (first == NULL && second != NULL)
		assert((long)second > 0);
	return arg;
}
int main(int argc, char **argv)
{
	pthread_t t;
	char *block = malloc(100);
	(void)argv;
	first = argc > 1 ? block + argc : NULL;
	second = argc > 2 ? block + argc : NULL;
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	return 0;
}
