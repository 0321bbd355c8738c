#define _GNU_SOURCE
#include <assert.h>
#include <pthread.h>
static pthread_mutex_t m;
static int reached;
static void work(void)
{
	pthread_mutex_lock(&m);
	pthread_mutex_lock(&m);
	reached = 1;
	assert(!reached);
}
int main(int argc, char **argv)
{
	pthread_mutexattr_t attr;
	(void)argv;
	pthread_mutexattr_init(&attr);
	pthread_mutexattr_settype(&attr, argc > 1 ? PTHREAD_MUTEX_RECURSIVE : PTHREAD_MUTEX_NORMAL);
	pthread_mutex_init(&m, &attr);
	work();
	return 0;
}
