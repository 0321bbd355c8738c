#define _GNU_SOURCE
#include <pthread.h>
static pthread_mutex_t m = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static void work(void)
{
	pthread_mutex_lock(&m);
	pthread_mutex_lock(&m);
}
int main(int argc, char **argv)
{
	(void)argv;
	if (argc > 1) {
		pthread_mutex_destroy(&m);
		pthread_mutex_init(&m, 0);
	}
	work();
	return 0;
}
