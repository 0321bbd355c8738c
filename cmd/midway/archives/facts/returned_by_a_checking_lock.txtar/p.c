#include <assert.h>
#include <errno.h>
#include <pthread.h>

static pthread_mutex_t plain, checking;

static int take(pthread_mutex_t *p)
{
	return pthread_mutex_lock(p);
}

static void *one(void *arg)
{
	int r = take(&plain);
	assert(r == 0);
	pthread_mutex_unlock(&plain);
	return arg;
}

static void *two(void *arg)
{
	take(&checking);
	int r = take(&checking);
	assert(r == 0);
	pthread_mutex_unlock(&checking);
	return arg;
}

int main(void)
{
	pthread_t t, u;
	pthread_mutexattr_t a;
	pthread_mutexattr_init(&a);
	pthread_mutexattr_settype(&a, PTHREAD_MUTEX_ERRORCHECK);
	pthread_mutex_init(&plain, NULL);
	pthread_mutex_init(&checking, &a);
	pthread_create(&t, NULL, one, NULL);
	pthread_create(&u, NULL, two, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
