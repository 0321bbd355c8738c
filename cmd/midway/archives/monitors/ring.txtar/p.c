#include <pthread.h>
#include <stdlib.h>
#include <assert.h>
struct ring {
	unsigned head, tail, cap;
	int *slot;
	pthread_mutex_t m;
	pthread_cond_t ne, nf;
};
static struct ring *ring;
static struct ring *make(unsigned cap)
{
	struct ring *r = malloc(sizeof *r);
	if (!r)
		abort();
	r->head = r->tail = 0;
	r->cap = cap;
	r->slot = calloc(cap, sizeof *r->slot);
	if (!r->slot)
		abort();
	pthread_mutex_init(&r->m, NULL);
	pthread_cond_init(&r->ne, NULL);
	pthread_cond_init(&r->nf, NULL);
	return r;
}
static void put(struct ring *r, int v)
{
	pthread_mutex_lock(&r->m);
	while (r->tail - r->head == r->cap)
		pthread_cond_wait(&r->nf, &r->m);
	assert(r->tail - r->head < r->cap);
	r->slot[r->tail % r->cap] = v;
	r->tail++;
	pthread_cond_signal(&r->ne);
	pthread_mutex_unlock(&r->m);
}
static int get(struct ring *r)
{
	pthread_mutex_lock(&r->m);
	while (r->tail == r->head)
		pthread_cond_wait(&r->ne, &r->m);
	int v = r->slot[r->head % r->cap];
	r->head++;
	pthread_cond_signal(&r->nf);
	pthread_mutex_unlock(&r->m);
	return v;
}
static void *producer(void *a)
{
	for (int i = 0; i < 100; i++)
		put(ring, i);
	return a;
}
static void *consumer(void *a)
{
	for (int i = 0; i < 100; i++)
		get(ring);
	return a;
}
int main(void)
{
	pthread_t p, c;
	ring = make(16);
	pthread_create(&p, NULL, producer, NULL);
	pthread_create(&c, NULL, consumer, NULL);
	pthread_join(p, NULL);
	pthread_join(c, NULL);
	return 0;
}
