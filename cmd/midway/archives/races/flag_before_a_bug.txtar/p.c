#include <assert.h>
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int stop, done;

static void *worker(void *arg)
{
	int stopped = stop;
	pthread_mutex_lock(&m);
	done++;
	pthread_mutex_unlock(&m);
	return stopped ? arg : 0;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	stop = 1;
	pthread_mutex_lock(&m);
	assert(done != 1);
	pthread_mutex_unlock(&m);
	pthread_join(t, NULL);
	return 0;
}
