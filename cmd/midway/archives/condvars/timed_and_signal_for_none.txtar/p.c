#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <time.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int n;
static void *w(void *x)
{
	struct timespec ts = {1, 1};
	pthread_mutex_lock(&m);
	while (n <= 0) {
		int r = pthread_cond_timedwait(&c, &m, &ts);
		if (r == ETIMEDOUT) {
			assert(n <= 0);
			break;
		}
	}
	pthread_mutex_unlock(&m);
	return x;
}
static void *put(void *x)
{
	pthread_mutex_lock(&m);
	n++;
	pthread_cond_signal(&c);
	pthread_mutex_unlock(&m);
	return x;
}
int main(void)
{
	pthread_t t, u;
	pthread_create(&t, 0, w, 0);
	pthread_create(&u, 0, put, 0);
	pthread_join(u, 0);
	pthread_join(t, 0);
	return 0;
}
