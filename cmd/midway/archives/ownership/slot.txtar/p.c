#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>
/* A slot: a job is handed over by a semaphore and a condition variable. */
struct job { int n; };
static struct job *slot;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t full = PTHREAD_COND_INITIALIZER, empty = PTHREAD_COND_INITIALIZER;
static void work(struct job *j)
{
	j->n++;
}
static void *worker(void *arg)
{
	for (int i = 0; i < 3; i++) {
		pthread_mutex_lock(&m);
		while (slot == NULL)
			pthread_cond_wait(&full, &m);
		struct job *j = slot;
		slot = NULL;
		pthread_cond_signal(&empty);
		pthread_mutex_unlock(&m);
		work(j);
		free(j);
	}
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	for (int i = 0; i < 6; i++) {
		struct job *j = malloc(sizeof *j);
		if (!j) abort();
		j->n = i;
		pthread_mutex_lock(&m);
		while (slot != NULL)
			pthread_cond_wait(&empty, &m);
		slot = j;
		pthread_cond_signal(&full);
		pthread_mutex_unlock(&m);
	}
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
