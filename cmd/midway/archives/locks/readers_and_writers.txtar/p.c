#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
static pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
static atomic_int inside;
static void *reader(void *arg)
{
	pthread_rwlock_rdlock(&l);
	int n = atomic_fetch_add(&inside, 1);
	assert(n == 0);
	assert(pthread_rwlock_trywrlock(&l) != 0);
	atomic_fetch_sub(&inside, 1);
	pthread_rwlock_unlock(&l);
	return arg;
}
int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, reader, NULL);
	reader(NULL);
	pthread_join(t, NULL);
	assert(pthread_rwlock_wrlock(&l) == 0);
	assert(pthread_rwlock_tryrdlock(&l) == EBUSY);
	pthread_rwlock_unlock(&l);
	return 0;
}
