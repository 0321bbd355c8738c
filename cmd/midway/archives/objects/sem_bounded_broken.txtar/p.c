#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
static sem_t empty, full;
static int place;
static void *producer(void *arg)
{
	for (int k = 1; k <= 2; k++) {
		place = k;
		sem_post(&full);
	}
	return arg;
}
int main(void)
{
	pthread_t t;
	sem_init(&empty, 0, 1);
	sem_init(&full, 0, 0);
	pthread_create(&t, NULL, producer, NULL);
	for (int k = 1; k <= 2; k++) {
		sem_wait(&full);
		assert(place == k);
		sem_post(&empty);
	}
	pthread_join(t, NULL);
	sem_destroy(&empty);
	sem_destroy(&full);
	return 0;
}
