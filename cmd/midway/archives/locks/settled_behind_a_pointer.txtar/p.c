#include <pthread.h>
#include <stdlib.h>
struct queue {
	int n;
	pthread_mutex_t m;
};
struct server {
	int id;
	struct queue *q;
};
struct conn {
	struct server *s;
};
static void push(struct conn *c)
{
	pthread_mutex_lock(&c->s->q->m);
	c->s->q->n++;
	pthread_mutex_unlock(&c->s->q->m);
}
static void *worker(void *arg)
{
	for (int i = 0; i < 3; i++)
		push(arg);
	return NULL;
}
int main(void)
{
	pthread_t t[2];
	struct queue *q = calloc(1, sizeof *q);
	struct server *s = calloc(1, sizeof *s);
	if (!q || !s)
		return 1;
	pthread_mutex_init(&q->m, NULL);
	s->q = q;
	for (int i = 0; i < 2; i++) {
		struct conn *c = calloc(1, sizeof *c);
		if (!c)
			return 1;
		c->s = s;
		pthread_create(&t[i], NULL, worker, c);
	}
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	return 0;
}
