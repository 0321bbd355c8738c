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
	pthread_t a, b;
	sem_init(&s, 0, 0);
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	sem_post(&s);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
