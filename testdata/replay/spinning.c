// The flag that a thread waits for is never seen set: it takes and gives back the lock for ever.
#include <pthread.h>
#include <stdatomic.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int ready, done;
static void *waiter(void *arg)
{
	for (;;) {
		pthread_mutex_lock(&m);
		int seen = ready;
		pthread_mutex_unlock(&m);
		if (seen)
			break;
	}
	pthread_mutex_lock(&m);
	done = 1;
	pthread_mutex_unlock(&m);
	return arg;
}
static void *setter(void *arg)
{
	pthread_mutex_lock(&m);
	if (!done)
		ready = 1;
	ready = 0;
	pthread_mutex_unlock(&m);
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, waiter, NULL);
	pthread_create(&b, NULL, setter, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
