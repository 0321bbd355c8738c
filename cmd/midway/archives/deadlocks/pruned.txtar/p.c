/* A bounded queue that loses a wake-up. Producer and consumers wait on one condition variable, and each put
   and get signals one waiter. When a consumer's signal reaches the other consumer instead of the producer, the
   queue is empty, the producer still sleeps, and nobody is left to wake it. pthread_cond_broadcast, or a condition
   variable each for "not full" and "not empty", repairs it (-DREPAIRED). */
#include <pthread.h>

enum { ROOM = 1, ITEMS = 2 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int items[ROOM];
static int used;

static void announce(void)
{
#ifdef REPAIRED
	pthread_cond_broadcast(&changed);
#else
	pthread_cond_signal(&changed);
#endif
}

static void put(int item)
{
	pthread_mutex_lock(&lock);
	while (used == ROOM)
		pthread_cond_wait(&changed, &lock);
	items[used++] = item;
	announce();
	pthread_mutex_unlock(&lock);
}

static int get(void)
{
	pthread_mutex_lock(&lock);
	while (used == 0)
		pthread_cond_wait(&changed, &lock);
	int item = items[--used];
	announce();
	pthread_mutex_unlock(&lock);
	return item;
}

static void *producer(void *unused)
{
	for (int i = 0; i < ITEMS; i++)
		put(i);
	return unused;
}

static void *consumer(void *unused)
{
	get();
	return unused;
}

int main(void)
{
	pthread_t p, c1, c2;
	pthread_create(&c1, NULL, consumer, NULL);
	pthread_create(&c2, NULL, consumer, NULL);
	pthread_create(&p, NULL, producer, NULL);
	pthread_join(p, NULL);
	pthread_join(c1, NULL);
	pthread_join(c2, NULL);
	return 0;
}
