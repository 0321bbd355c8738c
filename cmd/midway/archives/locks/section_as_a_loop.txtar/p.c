#include <assert.h>
#include <pthread.h>
#define section(m) \
	for (unsigned round = 0; round ? (pthread_mutex_unlock(&(m)), 0) : (pthread_mutex_lock(&(m)), 1); round = 1) \
		for (unsigned left = 0; !left; left = 1)
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int n, twice;
static void *worker(void *arg)
{
	section(m) {
		n++;
		if (n > 7)
			break;
		n++;
	}
	section(m)
		twice = n + n;
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
