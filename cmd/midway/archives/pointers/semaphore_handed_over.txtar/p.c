#include <pthread.h>
#include <semaphore.h>
static sem_t room, handed;
static int x;
static void *worker(void *arg)
{
	sem_wait(&room);
	sem_post(&handed);
	x++;
	return arg;
}
static void *helper(void *arg)
{
	sem_wait(&handed);
	sem_post(&room);
	return arg;
}
int main(void)
{
	pthread_t a, b, c;
	sem_init(&room, 0, 1);
	sem_init(&handed, 0, 0);
	pthread_create(&a, 0, worker, 0);
	pthread_create(&b, 0, worker, 0);
	pthread_create(&c, 0, helper, 0);
	pthread_join(a, 0);
	pthread_join(b, 0);
	pthread_join(c, 0);
	return 0;
}
