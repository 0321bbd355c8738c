#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <time.h>
static sem_t items;
static int value[2], got;
static void *producer(void *arg)
{
	value[0] = 5;
	sem_post(&items);
	value[1] = 6;
	sem_post(&items);
	return arg;
}
static void *consumer(void *arg)
{
	struct timespec soon = {1, 0};
	sem_trywait(&items);
		got += value[0] == 5;
	if (sem_timedwait(&items, &soon) != 0)
		assert(errno == ETIMEDOUT);
	return arg;
}
int main(void)
{
	pthread_t a, b;
	int left;
	sem_init(&items, 0, 0);
	pthread_create(&a, NULL, producer, NULL);
	pthread_create(&b, NULL, consumer, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	sem_getvalue(&items, &left);
	assert(left >= 0 && left + got <= 2);
	return 0;
}
