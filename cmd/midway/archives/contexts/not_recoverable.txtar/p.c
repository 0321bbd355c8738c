#include <errno.h>
#include <pthread.h>

static pthread_mutex_t lock;
static int failed;

static void *worker(void *arg)
{
	if (pthread_mutex_lock(&lock) == ENOTRECOVERABLE) {
		failed = 1;
		return arg;
	}
	pthread_mutex_unlock(&lock);
	return arg;
}

int main(void)
{
	pthread_t t[2];
	pthread_mutexattr_t a;
	pthread_mutexattr_init(&a);
	pthread_mutexattr_setrobust(&a, PTHREAD_MUTEX_ROBUST);
	pthread_mutex_init(&lock, &a);
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, worker, NULL);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	return 0;
}
