/* The main thread waits for its input, a worker for the main thread: read while they wait, the process goes on. */
#include <assert.h>
#include <pthread.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t ready = PTHREAD_COND_INITIALIZER;
static int state = 1;

static void *worker(void *arg)
{
	int *seen = arg;
	pthread_mutex_lock(&lock);
	state = 2;
	while (state != 3)
		pthread_cond_wait(&ready, &lock);
	*seen += state;
	pthread_mutex_unlock(&lock);
	return arg;
}

int main(void)
{
	pthread_t t;
	int seen = 4;
	char c;
	pthread_create(&t, 0, worker, &seen);
	if (read(0, &c, 1) < 0)
		return 1;
	pthread_mutex_lock(&lock);
	assert(state == 2);
	state = 3;
	pthread_cond_signal(&ready);
	pthread_mutex_unlock(&lock);
	pthread_join(t, 0);
	assert(seen == 7);
	return 0;
}
