#include <assert.h>
#include <errno.h>
#include <pthread.h>
static pthread_mutex_t m;
static int left, right;
static void *dies(void *arg)
{
	pthread_mutex_lock(&m);
	left++;
	pthread_exit(arg);
}
static int lock(void)
{
	int error = pthread_mutex_lock(&m);
	if (error == EOWNERDEAD) {
		right = left;
		error = pthread_mutex_consistent(&m);
	}
	return error;
}
static void *worker(void *arg)
{
	lock();
	left++;
	right++;
	pthread_mutex_unlock(&m);
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_mutexattr_t kind;
	pthread_mutexattr_init(&kind);
	pthread_mutexattr_setrobust(&kind, PTHREAD_MUTEX_ROBUST);
	pthread_mutex_init(&m, &kind);
	pthread_create(&a, NULL, dies, NULL);
	pthread_create(&b, NULL, worker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	assert(lock() == 0);
	assert(left == 2 && right == 2);
	pthread_mutex_unlock(&m);
	return 0;
}
