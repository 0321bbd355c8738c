#include <assert.h>
#include <pthread.h>
static int n, k, big;
static void *worker(void *arg)
{
	int more;
	if (n > 3) more = 1; else more = k; if (more) big = 1;
	return arg;
}
int main(int argc, char **argv)
{
	pthread_t t;
	(void)argv;
	n = argc;
	k = argc;
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	assert(big == 1);
	return 0;
}
