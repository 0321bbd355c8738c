#include <pthread.h>
#include <stdlib.h>
struct job { struct job *next; int v; };
struct queue { struct job *head; pthread_mutex_t m; };
struct sched { int n; struct queue *qs; };
static struct sched *sched_new(int n)
{
	struct sched *s = malloc(sizeof *s);
	if (!s) abort();
	s->n = n;
	s->qs = calloc(n, sizeof *s->qs);
	if (!s->qs) abort();
	for (int i = 0; i < n; i++) {
		s->qs[i].head = NULL;
		pthread_mutex_init(&s->qs[i].m, NULL);
	}
	return s;
}
static void put(struct sched *s, int i, int v)
{
	struct job *j = malloc(sizeof *j);
	if (!j) abort();
	j->v = v;
	struct queue *q = &s->qs[i % s->n];
	pthread_mutex_lock(&q->m);
	j->next = q->head;
	q->head = j;
	pthread_mutex_unlock(&q->m);
}
static struct job *take(struct sched *s, int i)
{
	struct queue *q = &s->qs[i % s->n];
	pthread_mutex_lock(&q->m);
	struct job *j = q->head;
	if (j)
		q->head = j->next;
	pthread_mutex_unlock(&q->m);
	return j;
}
static void run(struct job *j)
{
	j->v++;
	free(j);
}
struct arg { struct sched *s; int id; };
static void *worker(void *p)
{
	struct arg *a = p;
	for (;;) {
		struct job *j = NULL;
		for (int i = 0; i < a->s->n && !j; i++)
			j = take(a->s, a->id + i);
		if (!j)
			break;
		run(j);
	}
	return NULL;
}
int main(void)
{
	struct sched *s = sched_new(3);
	for (int i = 0; i < 9; i++)
		put(s, i, i);
	pthread_t t[2];
	struct arg args[2];
	for (int i = 0; i < 2; i++) {
		args[i].s = s;
		args[i].id = i;
		pthread_create(&t[i], NULL, worker, &args[i]);
	}
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	return 0;
}
