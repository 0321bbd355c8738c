#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
static int variable;
static int *shared;
static void *worker(void *arg)
{
	int mine = shared == &variable;
	free(shared);
	assert(!mine);
	return arg;
}
int main(int argc, char **argv)
{
	pthread_t t;
	(void)argv;
	shared = argc > 1 ? &variable : malloc(sizeof *shared);
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	return 0;
}
