#include <assert.h>
#include <pthread.h>
static pthread_key_t key;
static int x;
static void *worker(void *arg)
{
	pthread_setspecific(key, &x);
	x++; // here
	assert(pthread_getspecific(key) != NULL || arg == NULL);
	return arg;
}
int main(void)
{
	pthread_t t;
	pthread_key_create(&key, NULL);
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	return 0;
}
