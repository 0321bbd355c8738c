#include <assert.h>
#include <pthread.h>
static int n, big;
static void *worker(void *arg)
{
	int more;
	if (n > 3) more = 1; else more = 0; if (more) big = 1;
	big += more;
	return arg;
}
int main(int argc, char **argv)
{
	pthread_t t;
	(void)argv;
	n = argc;
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	assert(big == 2 * (n > 3));
	return 0;
}
