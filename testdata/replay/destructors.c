// A thread has looked at what the destructors of both should have added to.
#include <assert.h>
#include <pthread.h>

static pthread_key_t key;
static int runs;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void gone(void *value)
{
	pthread_mutex_lock(&m);
	runs += *(int *)value;
	pthread_mutex_unlock(&m);
}

static void *worker(void *arg)
{
	pthread_setspecific(key, arg);
	return arg;
}

int main(void)
{
	pthread_t t, u;
	int one = 1, two = 2;
	pthread_key_create(&key, gone);
	pthread_create(&t, NULL, worker, &one);
	pthread_create(&u, NULL, worker, &two);
	pthread_join(u, NULL);
	pthread_mutex_lock(&m);
	assert(runs == 3);
	pthread_mutex_unlock(&m);
	pthread_join(t, NULL);
	return 0;
}
