#include <assert.h>
#include <errno.h>
#include <pthread.h>
static pthread_rwlock_t l;
static int n;
static void *reader(void *arg)
{
	if (pthread_rwlock_tryrdlock(&l) == 0) {
		assert(n == 0 || n == 2);
		pthread_rwlock_unlock(&l);
	}
	return arg;
}
static void *writer(void *arg)
{
	int error = pthread_rwlock_trywrlock(&l);
	n++;
	n++;
	if (error == 0)
		pthread_rwlock_unlock(&l);
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_rwlock_init(&l, NULL);
	pthread_create(&a, NULL, reader, NULL);
	pthread_create(&b, NULL, writer, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	pthread_rwlock_destroy(&l);
	return 0;
}
