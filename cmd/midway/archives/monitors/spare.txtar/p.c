#include <pthread.h>
#include <stdlib.h>
#include <assert.h>
struct box {
	pthread_mutex_t m;
	int n, cap;
};
static struct box *g, *h;
static struct box *spare;
static pthread_mutex_t sm = PTHREAD_MUTEX_INITIALIZER;
static struct box *get(void)
{
	pthread_mutex_lock(&sm);
	struct box *b = spare;
	spare = NULL;
	pthread_mutex_unlock(&sm);
	if (b)
		return b;
	b = malloc(sizeof *b);
	if (!b)
		abort();
	pthread_mutex_init(&b->m, NULL);
	b->n = 0;
	b->cap = 0;
	return b;
}
static struct box *make(int cap)
{
	struct box *b = get();
	b->cap = cap;
	return b;
}
static void drop(struct box *b)
{
	pthread_mutex_lock(&sm);
	spare = b;
	pthread_mutex_unlock(&sm);
}
static void add(struct box *b)
{
	pthread_mutex_lock(&b->m);
	if (b->n < b->cap)
		b->n++;
	pthread_mutex_unlock(&b->m);
}
static void look(struct box *b)
{
	pthread_mutex_lock(&b->m);
	assert(b->n <= b->cap);
	pthread_mutex_unlock(&b->m);
}
static void *adder(void *a)
{
	for (int i = 0; i < 3; i++)
		add(g);
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
	drop(g);
	g = make(3);
	pthread_create(&a, NULL, adder, NULL);
	pthread_create(&b, NULL, looker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
