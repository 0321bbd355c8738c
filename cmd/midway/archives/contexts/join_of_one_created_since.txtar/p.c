#include <assert.h>
#include <pthread.h>
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int done;
static void *work(void *arg)
{
	pthread_mutex_lock(&lock);
	pthread_mutex_unlock(&lock);
	return arg;
}
static void *late(void *arg)
{
	done = 1;
	return arg;
}
int main(int argc, char **argv)
{
	pthread_t a[2];
	int i = argc & 1, k = argc >> 1 & 1;
	pthread_create(&a[0], 0, work, 0);
	pthread_create(&a[1], 0, work, 0);
	pthread_create(&a[i], 0, late, 0);
	pthread_join(a[k], 0);
	if (i == k)
		assert(!done);
	return 0;
}
