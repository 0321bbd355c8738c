#include <assert.h>
#include <pthread.h>
static pthread_key_t key;
static int destroyed;
static void destroy(void *value) { destroyed += *(int *)value; }
static void *worker(void *arg)
{
	assert(pthread_getspecific(key) == NULL);
	pthread_setspecific(key, arg);
	assert(pthread_getspecific(key) == arg);
	return NULL;
}
int main(void)
{
	pthread_t a;
	int two = 2, three = 3;
	pthread_key_create(&key, destroy);
	pthread_setspecific(key, &three);
	pthread_create(&a, NULL, worker, &two);
	pthread_join(a, NULL);
	assert(destroyed == 2);
	assert(pthread_getspecific(key) == &three);
	return 0;
}
