#include <assert.h>
#include <pthread.h>
static pthread_key_t key;
static int runs;
static void again(void *value)
{
	runs++;
	if (*(int *)value) {
		*(int *)value = 0;
		pthread_setspecific(key, value);
	}
}
static void *worker(void *arg)
{
	pthread_setspecific(key, arg);
	pthread_exit(arg);
}
int main(void)
{
	pthread_t t;
	int more = 1;
	pthread_key_create(&key, again);
	pthread_create(&t, NULL, worker, &more);
	pthread_join(t, NULL);
	assert(runs == 2);
	return 0;
}
