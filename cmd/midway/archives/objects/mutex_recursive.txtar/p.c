#include <assert.h>
#include <pthread.h>
static pthread_mutex_t m;
static int n;
static void add(void)
{
	pthread_mutex_lock(&m);
	n++;
	pthread_mutex_unlock(&m);
}
static void *worker(void *arg)
{
	pthread_mutex_lock(&m);
	add();
	add();
	assert(n % 2 == 0);
	pthread_mutex_unlock(&m);
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_mutexattr_t kind;
	pthread_mutexattr_init(&kind);
	pthread_mutexattr_settype(&kind, PTHREAD_MUTEX_RECURSIVE);
	pthread_mutex_init(&m, &kind);
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	assert(n == 4);
	assert(pthread_mutex_destroy(&m) == 0);
	return 0;
}
