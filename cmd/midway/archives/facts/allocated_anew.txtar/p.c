#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
struct job { int *data; int n, at; };
static int seen;
static void *allocate(size_t count, size_t size)
{
	void *p = calloc(count, size);
	if (p == NULL)
		exit(2);
	return p;
}
static void *work(void *arg)
{
	struct job *j = arg;
	seen = j->data[j->at];
	assert(j->at < j->n);
	return arg;
}
int main(int argc, char **argv)
{
	int n = argc > 1 ? atoi(argv[1]) : 4;
	if (n < 1 || n > 100)
		return 1;
	struct job job = {realloc(allocate((size_t)n, sizeof(int)), (size_t)n * 8), n, argc > 2 ? atoi(argv[2]) : 0};
	pthread_t t;
	if (pthread_create(&t, NULL, work, &job))
		return 1;
	pthread_join(t, NULL);
	return seen;
}
