#include <pthread.h>
#include <stdlib.h>
struct q { int n; char *buf; pthread_mutex_t m; };
static void give_back(void *p) { if (p) free(p); }
void reset(struct q *q)
{
	pthread_mutex_lock(&q->m);
	give_back(q->buf);
	pthread_mutex_unlock(&q->m);
	pthread_mutex_lock(&q->m);
	q->buf = malloc(10);
	pthread_mutex_unlock(&q->m);
}
void use(struct q *q)
{
	pthread_mutex_lock(&q->m);
	q->buf[0] = 1;
	pthread_mutex_unlock(&q->m);
}
static void drop(struct q *q) { free(q->buf); }
void again(struct q *q)
{
	pthread_mutex_lock(&q->m);
	drop(q);
	pthread_mutex_unlock(&q->m);
	pthread_mutex_lock(&q->m);
	q->buf = malloc(10);
	pthread_mutex_unlock(&q->m);
}
