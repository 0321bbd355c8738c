#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

static sem_t units;
static int inside;

static void *work(void *arg)
{
	sem_wait(&units);
	inside++;
	assert(inside == 1);
	inside--;
	sem_post(&units);
	return arg;
}

int main(void)
{
	pthread_t a, b;
	sem_init(&units, 0, 1);
	pthread_create(&a, NULL, work, NULL);
	pthread_create(&b, NULL, work, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
