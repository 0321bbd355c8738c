#include <assert.h>
#include <pthread.h>
static int n;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *clear(void *a)
{
	pthread_mutex_lock(&m);
	n = -1;
	pthread_mutex_unlock(&m);
	return a;
}
static void *take(void *a)
{
	pthread_mutex_lock(&m);
	if (n < 0) {
		pthread_mutex_unlock(&m);
		return a;
	}
	pthread_mutex_unlock(&m);
	pthread_mutex_lock(&m);
	int had = n;
	pthread_mutex_unlock(&m);
	assert(had >= 0);
	return a;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, 0, clear, 0);
	pthread_create(&b, 0, take, 0);
	pthread_join(a, 0);
	pthread_join(b, 0);
	return 0;
}
