#include <pthread.h>
#include <stdlib.h>
struct ring { unsigned head, tail, cap; int *buf; pthread_mutex_t m; pthread_cond_t notfull, notempty; };
static struct ring *ring_new(unsigned cap)
{
	struct ring *r = malloc(sizeof *r);
	if (!r) abort();
	r->head = r->tail = 0;
	r->cap = cap;
	r->buf = malloc(cap * sizeof *r->buf);
	if (!r->buf) abort();
	pthread_mutex_init(&r->m, NULL);
	pthread_cond_init(&r->notfull, NULL);
	pthread_cond_init(&r->notempty, NULL);
	return r;
}
static void put(struct ring *r, int v)
{
	pthread_mutex_lock(&r->m);
	while (r->tail - r->head == r->cap)
		pthread_cond_wait(&r->notfull, &r->m);
	r->buf[r->tail++ & (r->cap - 1)] = v;
	pthread_cond_signal(&r->notempty);
	pthread_mutex_unlock(&r->m);
}
static int get(struct ring *r)
{
	pthread_mutex_lock(&r->m);
	while (r->tail == r->head)
		pthread_cond_wait(&r->notempty, &r->m);
	int v = r->buf[r->head++ & (r->cap - 1)];
	pthread_cond_signal(&r->notfull);
	pthread_mutex_unlock(&r->m);
	return v;
}
static void *producer(void *arg)
{
	for (int i = 0; i < 100; i++)
		put(arg, i);
	return NULL;
}
static void *consumer(void *arg)
{
	long s = 0;
	for (int i = 0; i < 100; i++)
		s += get(arg);
	return (void *)s;
}
int main(void)
{
	struct ring *r = ring_new(8);
	pthread_t a, b;
	pthread_create(&a, NULL, producer, r);
	pthread_create(&b, NULL, consumer, r);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
