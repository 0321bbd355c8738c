#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <time.h>
static pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
static struct timespec soon = {1, 0};
static int n;
static void *reader(void *arg)
{
	if (pthread_rwlock_timedrdlock(&l, &soon) == 0) {
		assert(n % 2 == 0);
		pthread_rwlock_unlock(&l);
	}
	return arg;
}
static void *writer(void *arg)
{
	int error = pthread_rwlock_timedwrlock(&l, &soon);
	n++;
	n++;
	if (error == 0)
		pthread_rwlock_unlock(&l);
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, reader, NULL);
	pthread_create(&b, NULL, writer, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
