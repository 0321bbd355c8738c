#include <assert.h>
#include <pthread.h>
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int n;
static void *work(void *arg)
{
	pthread_mutex_lock(&lock);
	n = 5;
	pthread_mutex_unlock(&lock);
	pthread_mutex_lock(&lock);
	assert(n == 5);
	n = 6;
	pthread_mutex_unlock(&lock);
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, 0, work, 0);
	pthread_create(&b, 0, work, 0);
	pthread_join(a, 0);
	pthread_join(b, 0);
	return 0;
}
