#include <pthread.h>
#include <semaphore.h>
static sem_t s;
static void *pass(void *arg)
{
	sem_wait(&s);
	sem_post(&s);
	return arg;
}
int main(void)
{
	pthread_t t[3];
	sem_init(&s, 0, 1);
	for (int k = 0; k < 3; k++)
		pthread_create(&t[k], NULL, pass, NULL);
	for (int k = 0; k < 3; k++)
		pthread_join(t[k], NULL);
	return 0;
}
