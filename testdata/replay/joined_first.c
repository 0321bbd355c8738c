// main joins a thread that has ended, then one that waits for a signal that came before it looked. A join of a thread that has
// ended for the schedule may still take its time: nothing stands still before it has returned.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int ready;

static void *producer(void *arg)
{
	pthread_mutex_lock(&m);
	ready = 1;
	pthread_mutex_unlock(&m);
	pthread_cond_signal(&c);
	return arg;
}

static void *consumer(void *arg)
{
	pthread_mutex_lock(&m);
	if (!ready)
		ready = 2;
	pthread_cond_wait(&c, &m);
	pthread_mutex_unlock(&m);
	return arg;
}

int main(void)
{
	pthread_t p, q;
	pthread_create(&p, NULL, producer, NULL);
	pthread_create(&q, NULL, consumer, NULL);
	pthread_join(p, NULL);
	pthread_join(q, NULL);
	return 0;
}
