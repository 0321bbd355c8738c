#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
static char *base;
static uintptr_t off;
static int n, tested;
static void *worker(void *arg)
{
	char *b = base;
	if (!b)
		tested = 1;
	if (off == (uintptr_t)&n)
		b[off] = 1;
	return arg;
}
int main(int argc, char **argv)
{
	pthread_t t;
	(void)argv;
	off = argc > 1 ? argc : (uintptr_t)&n;
	if (argc > 1)
		base = calloc(argc + 1, 1);
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	return n;
}
