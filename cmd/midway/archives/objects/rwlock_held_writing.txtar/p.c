#include <assert.h>
#include <errno.h>
#include <pthread.h>
static pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
static int n;
static void *worker(void *arg)
{
	pthread_rwlock_wrlock(&l);
	assert(pthread_rwlock_rdlock(&l) == EDEADLK);
	assert(pthread_rwlock_wrlock(&l) == EDEADLK);
	n++;
	pthread_rwlock_unlock(&l);
	return arg;
}
int main(void)
{
	pthread_t a;
	pthread_create(&a, NULL, worker, NULL);
	worker(NULL);
	pthread_join(a, NULL);
	assert(n == 2);
	return 0;
}
