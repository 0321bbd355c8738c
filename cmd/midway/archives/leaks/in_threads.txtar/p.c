#include <pthread.h>
#include <stdlib.h>
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int *handed;
static __thread int *own;
static void *worker(void *arg)
{
	own = malloc(4);
	int *p = malloc(8);
	pthread_mutex_lock(&lock);
	handed = p;
	pthread_mutex_unlock(&lock);
	return malloc(16);
}
int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, worker, 0);
	pthread_join(t, 0);
	return 0;
}
