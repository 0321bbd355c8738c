#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
static sem_t ended;
static int n;
static void *worker(void *arg)
{
	n = 1;
	sem_post(&ended);
	return arg;
}
int main(void)
{
	pthread_t t;
	pthread_attr_t detached;
	sem_init(&ended, 0, 0);
	pthread_attr_init(&detached);
	pthread_attr_setdetachstate(&detached, PTHREAD_CREATE_DETACHED);
	pthread_create(&t, &detached, worker, NULL);
	sem_wait(&ended);
	assert(n == 1);
	return 0;
}
