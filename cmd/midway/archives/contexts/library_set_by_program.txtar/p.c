#include <assert.h>
#include <pthread.h>
#include <unistd.h>
static int x;
static void *worker(void *arg)
{
	x++; // here
	assert(optind == 1);
	return arg;
}
int main(void)
{
	pthread_t t;
	optind = 2;
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	return 0;
}
