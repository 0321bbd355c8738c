#include <assert.h>
#include <pthread.h>
static int n;
static void *worker(void *arg)
{
	n = 1;
	return arg;
}
int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	assert(pthread_join(t, NULL) == 0);
	assert(n == 1);
	return 0;
}
