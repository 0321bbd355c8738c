#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <time.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int n;

static void *waiter(void *arg)
{
	struct timespec t = {0, 0};
	pthread_mutex_lock(&m);
	while (n == 0) {
		int r = pthread_cond_timedwait(&c, &m, &t);
		if (arg)
			assert(r == 0 || r == ETIMEDOUT || r == EINVAL);
		else
			assert(r == 0);
	}
	pthread_mutex_unlock(&m);
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, waiter, &n);
	waiter(NULL);
	pthread_join(t, NULL);
	return 0;
}
