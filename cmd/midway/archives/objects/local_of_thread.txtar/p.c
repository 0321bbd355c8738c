#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
static _Thread_local int own = 1;
static int *shown;
static sem_t there, looked;
static void *worker(void *arg)
{
	own = 2;
	shown = &own;
	sem_post(&there);
	sem_wait(&looked);
	return arg;
}
int main(void)
{
	pthread_t t;
	sem_init(&there, 0, 0);
	sem_init(&looked, 0, 0);
	pthread_create(&t, NULL, worker, NULL);
	sem_wait(&there);
	assert(own == 1 && *shown == 2);
	sem_post(&looked);
	pthread_join(t, NULL);
	return 0;
}
