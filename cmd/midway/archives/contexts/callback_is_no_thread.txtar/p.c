#include <assert.h>
#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int enabled, todo = 1;
static int create(pthread_t *t, void *(*run)(void *), void *arg)
{
	return pthread_create(t, 0, run, arg);
}
static void *work(void *arg)
{
	pthread_mutex_lock(&m);
	if (enabled)
		todo = 0;
	pthread_mutex_unlock(&m);
	return arg;
}
static void *enable(void *arg)
{
	pthread_mutex_lock(&m);
	enabled = 1;
	pthread_mutex_unlock(&m);
	return arg;
}
static void each(void *(*call)(void *), void *arg)
{
	call(arg);
	assert(todo == 1);
}
int main(void)
{
	pthread_t t;
	create(&t, work, 0);
	each(enable, 0);
	pthread_join(t, 0);
	return 0;
}
