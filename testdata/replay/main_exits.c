// The destructor of main's own value adds before the thread looks.
#include <assert.h>
#include <pthread.h>

static pthread_key_t key;
static int runs, two = 2;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void gone(void *value)
{
	pthread_mutex_lock(&m);
	runs += *(int *)value;
	pthread_mutex_unlock(&m);
}

static void *worker(void *arg)
{
	pthread_mutex_lock(&m);
	assert(runs == 0);
	pthread_mutex_unlock(&m);
	return arg;
}

int main(void)
{
	pthread_t u;
	pthread_key_create(&key, gone);
	pthread_create(&u, NULL, worker, &two);
	pthread_setspecific(key, &two);
	pthread_exit(NULL);
}
