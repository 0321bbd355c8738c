#include <pthread.h>
#include <stdlib.h>
struct item { struct item *next; int v; };
struct queue { struct item *head; int n; pthread_mutex_t m; };
struct server { struct queue *in, *out; };
static struct server *server;
static void *xmalloc(size_t n) { void *p = malloc(n); if (!p) abort(); return p; }
static struct queue *queue_new(void)
{
	struct queue *q = xmalloc(sizeof *q);
	q->head = NULL;
	q->n = 0;
	pthread_mutex_init(&q->m, NULL);
	return q;
}
static void push(struct queue *q, struct item *i)
{
	pthread_mutex_lock(&q->m);
	i->next = q->head;
	q->head = i;
	q->n++;
	pthread_mutex_unlock(&q->m);
}
static struct item *pop(struct queue *q)
{
	pthread_mutex_lock(&q->m);
	struct item *i = q->head;
	if (i) {
		q->head = i->next;
		q->n--;
	}
	pthread_mutex_unlock(&q->m);
	return i;
}
static void *worker(void *arg)
{
	for (int k = 0; k < 5; k++) {
		struct item *i = pop(server->in);
		if (!i)
			break;
		i->v++;
		push(server->in, i);
		if (i->v > 5)
			break;
	}
	return arg;
}
int main(void)
{
	server = xmalloc(sizeof *server);
	server->in = queue_new();
	server->out = queue_new();
	for (int i = 0; i < 10; i++) {
		struct item *x = xmalloc(sizeof *x);
		x->v = i;
		push(server->in, x);
	}
	pthread_t a, b;
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
