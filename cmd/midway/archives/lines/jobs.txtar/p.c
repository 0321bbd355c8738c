#include <pthread.h>
#include <stdlib.h>
struct job { struct job *next; int in, out; };
struct queue { struct job *head, *tail; pthread_mutex_t m; pthread_cond_t c; int closed; };
static void *xmalloc(size_t n) { void *p = malloc(n); if (!p) abort(); return p; }
static struct job *job_new(int v)
{
	struct job *j = xmalloc(sizeof *j);
	j->next = NULL;
	j->in = v;
	j->out = 0;
	return j;
}
static void queue_put(struct queue *q, struct job *j)
{
	pthread_mutex_lock(&q->m);
	if (q->tail) q->tail->next = j;
	else q->head = j;
	q->tail = j;
	pthread_cond_signal(&q->c);
	pthread_mutex_unlock(&q->m);
}
static struct job *queue_get(struct queue *q)
{
	struct job *j;
	pthread_mutex_lock(&q->m);
	while (!q->head && !q->closed)
		pthread_cond_wait(&q->c, &q->m);
	j = q->head;
	if (j) {
		q->head = j->next;
		if (!q->head)
			q->tail = NULL;
		j->next = NULL;
	}
	pthread_mutex_unlock(&q->m);
	return j;
}
static void process(struct job *j) { j->out = j->in * 2; }
static void *worker(void *arg)
{
	struct queue *q = arg;
	struct job *j;
	while ((j = queue_get(q)) != NULL) {
		process(j);
		free(j);
	}
	return NULL;
}
int main(void)
{
	static struct queue q = { .m = PTHREAD_MUTEX_INITIALIZER, .c = PTHREAD_COND_INITIALIZER };
	pthread_t t[2];
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, worker, &q);
	for (int i = 0; i < 8; i++)
		queue_put(&q, job_new(i));
	pthread_mutex_lock(&q.m);
	q.closed = 1;
	pthread_cond_broadcast(&q.c);
	pthread_mutex_unlock(&q.m);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	return 0;
}
