#include <pthread.h>
#include <semaphore.h>
static sem_t s;
static void *worker(void *arg)
{
	sem_wait(&s);
	return arg;
}
int main(void)
{
	pthread_t t;
	sem_init(&s, 0, 0);
	pthread_create(&t, NULL, worker, NULL);
	sem_destroy(&s);
	return 0;
}
