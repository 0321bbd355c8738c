#include <assert.h>
#include <pthread.h>
static int level = 3;
static void *worker(void *arg)
{
	assert(level == 3);
	return arg;
}
int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	return 0;
}
