#include <pthread.h>
#include <semaphore.h>
static void *worker(void *arg)
{
	sem_post(arg);
	return 0;
}
static void work(void)
{
	pthread_t t;
	sem_t s;
	sem_init(&s, 0, 0);
	pthread_create(&t, NULL, worker, &s);
	pthread_detach(t);
	sem_wait(&s);
	sem_destroy(&s);
}
int main(void)
{
	work();
	work();
	return 0;
}
