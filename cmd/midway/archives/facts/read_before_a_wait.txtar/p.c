#include <assert.h>
#include <pthread.h>
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
static int ready;
static void *wait_for_it(void *arg)
{
	pthread_mutex_lock(&lock);
	while (!ready)
		pthread_cond_wait(&cond, &lock);
	pthread_mutex_unlock(&lock);
	return arg;
}
static void *set(void *arg)
{
	for (int i = 0; i < 2; i++) {
		pthread_mutex_lock(&lock);
		assert(!ready);
		ready = 1;
		pthread_mutex_unlock(&lock);
	}
	pthread_cond_signal(&cond);
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, 0, wait_for_it, 0);
	pthread_create(&b, 0, set, 0);
	pthread_join(a, 0);
	pthread_join(b, 0);
	return 0;
}
