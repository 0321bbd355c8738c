#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
static sem_t full;
static int data;
static void *producer(void *arg)
{
	data = 7;
	sem_post(&full);
	return arg;
}
int main(void)
{
	pthread_t t;
	sem_init(&full, 0, 0);
	pthread_create(&t, NULL, producer, NULL);
	if (sem_trywait(&full) == 0)
		assert(data == 7);
	else
		assert(errno != EAGAIN);
	pthread_join(t, NULL);
	return 0;
}
