#include <assert.h>
#include <pthread.h>
static pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
static int made;
static void *worker(void *arg)
{
	pthread_rwlock_rdlock(&l);
	int there = made;
	if (!there) {
		pthread_rwlock_wrlock(&l);
			made++;
		pthread_rwlock_unlock(&l);
	}
	pthread_rwlock_unlock(&l);
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	assert(made == 1);
	return 0;
}
