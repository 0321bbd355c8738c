#include <pthread.h>
#include <stdlib.h>
struct job { struct job *next; int *data; int n; };
struct queue { struct job *head; pthread_mutex_t m; pthread_cond_t c; int closed; };
static void process(struct job *j)
{
	for (int i = 0; i < j->n; i++)
		j->data[i]++;
}
static void *worker(void *arg)
{
	struct queue *q = arg;
	for (;;) {
		pthread_mutex_lock(&q->m);
		while (!q->head && !q->closed)
			pthread_cond_wait(&q->c, &q->m);
		struct job *j = q->head;
		if (!j) {
			pthread_mutex_unlock(&q->m);
			break;
		}
		q->head = j->next;
		pthread_mutex_unlock(&q->m);
		process(j);
		free(j->data);
		free(j);
	}
	return NULL;
}
static void submit(struct queue *q, int n)
{
	struct job *j = malloc(sizeof *j);
	if (!j) abort();
	j->n = n;
	j->data = calloc(n, sizeof *j->data);
	if (!j->data) abort();
	pthread_mutex_lock(&q->m);
	j->next = q->head;
	q->head = j;
	pthread_cond_signal(&q->c);
	pthread_mutex_unlock(&q->m);
}
int main(void)
{
	struct queue q = { NULL, PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0 };
	pthread_t t[2];
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, worker, &q);
	for (int i = 0; i < 4; i++)
		submit(&q, 3);
	pthread_mutex_lock(&q.m);
	q.closed = 1;
	pthread_cond_broadcast(&q.c);
	pthread_mutex_unlock(&q.m);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	return 0;
}
