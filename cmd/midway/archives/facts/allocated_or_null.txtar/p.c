#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
struct job { int *few, *many; int n; };
static void *work(void *arg)
{
	struct job *j = arg;
	free(j->few);
	free(j->many);
	if (j->few == NULL && j->many == NULL)
		assert(j->n < 50);
	return arg;
}
int main(int argc, char **argv)
{
	int n = argc > 1 ? atoi(argv[1]) : 4;
	if (n < 1 || n > 100)
		return 1;
	struct job job = {malloc((size_t)n), malloc((size_t)n * 2), n};
	pthread_t t;
	if (pthread_create(&t, NULL, work, &job))
		return 1;
	pthread_join(t, NULL);
	return 0;
}
