/* What a function has read is not what memory holds once a function that it has called has written there. */
#include <assert.h>
#include <pthread.h>

struct window { int position, ahead; };

static struct window all = {10, 3};
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int ready, go;

static void forward(struct window *w)
{
	w->position += 4;
	pthread_mutex_lock(&lock);
	ready = 1;
	pthread_cond_broadcast(&changed);
	while (!go)
		pthread_cond_wait(&changed, &lock);
	pthread_mutex_unlock(&lock);
}

static void *worker(void *arg)
{
	struct window *w = arg;
	const int start = w->position - w->ahead;
	forward(w);
	assert(w->position - w->ahead - start == 4);
	return NULL;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, worker, &all);
	pthread_mutex_lock(&lock);
	while (!ready)
		pthread_cond_wait(&changed, &lock);
	pthread_mutex_unlock(&lock);
	pthread_mutex_lock(&lock); /* STOP */
	go = 1;
	pthread_cond_broadcast(&changed);
	pthread_mutex_unlock(&lock);
	pthread_join(t, NULL);
	return 0;
}
