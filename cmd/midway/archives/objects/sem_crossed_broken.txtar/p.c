#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
static sem_t p, q;
static int n;
static void *worker(void *arg)
{
	sem_wait(arg ? &q : &p);
	sem_wait(arg ? &p : &q);
	n++;
	sem_post(&p);
	sem_post(&q);
	return arg;
}
int main(void)
{
	pthread_t a, b;
	sem_init(&p, 0, 1);
	sem_init(&q, 0, 1);
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, &a);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	assert(n == 2);
	return 0;
}
