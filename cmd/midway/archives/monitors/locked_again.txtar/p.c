#include <pthread.h>
#include <stdlib.h>
#include <assert.h>
struct box {
	pthread_mutex_t m;
	unsigned n, cap;
};
static struct box *g;
static struct box *make(unsigned cap)
{
	struct box *b = malloc(sizeof *b);
	if (!b)
		abort();
	pthread_mutexattr_t at;
	pthread_mutexattr_init(&at);
	pthread_mutexattr_settype(&at, PTHREAD_MUTEX_RECURSIVE);
	pthread_mutex_init(&b->m, &at);
	b->n = 0;
	b->cap = cap;
	return b;
}
static void add(struct box *b, struct box *q)
{
	pthread_mutex_lock(&b->m);
	if (b->n < b->cap) {
		pthread_mutex_lock(&q->m);
		if (q->n < q->cap)
			q->n++;
		b->n++;
		pthread_mutex_unlock(&q->m);
	}
	pthread_mutex_unlock(&b->m);
}
static void look(struct box *b)
{
	pthread_mutex_lock(&b->m);
	assert(b->n <= b->cap);
	pthread_mutex_unlock(&b->m);
}
static int done;
static void rest(void)
{
	done++;
}
static void *adder(void *a)
{
	for (int i = 0; i < 3; i++) {
		add(g, g);
		rest();
	}
	return a;
}
static void *looker(void *a)
{
	for (int i = 0; i < 3; i++)
		look(g);
	return a;
}
int main(void)
{
	pthread_t a, b;
	g = make(5);
	pthread_create(&a, NULL, adder, NULL);
	pthread_create(&b, NULL, looker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
