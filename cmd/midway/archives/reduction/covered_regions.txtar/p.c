#include <assert.h>
#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int z;
static void *add(void *arg)
{
	pthread_mutex_lock(&m);
	z += 2;
	pthread_mutex_unlock(&m);
	pthread_mutex_lock(&m);
	z += 3;
	pthread_mutex_unlock(&m);
	return arg;
}
int main(void)
{
	pthread_t t[3];
	for (int k = 0; k < 3; k++)
		pthread_create(&t[k], NULL, add, NULL);
	pthread_mutex_lock(&m);
	assert(z != 4);
	pthread_mutex_unlock(&m);
	for (int k = 0; k < 3; k++)
		pthread_join(t[k], NULL);
	return 0;
}
