#include <pthread.h>
struct queue { int n; pthread_mutex_t m; };
struct server { int id; struct queue *q; };
struct connection { struct server *s; int fd; };
void push(struct connection *c)
{
	pthread_mutex_lock(&c->s->q->m);
	c->s->q->n++;
	pthread_mutex_unlock(&c->s->q->m);
}
void pop(struct connection *c)
{
	pthread_mutex_lock(&c->s->q->m);
	c->s->q->n--;
	pthread_mutex_unlock(&c->s->q->m);
}
