#include <pthread.h>
#include <stdlib.h>
#include <assert.h>
struct box {
	pthread_mutex_t m;
	int n, cap;
};
static struct box *g, *h;
static struct box *make(int cap)
{
	struct box *b = malloc(sizeof *b);
	if (!b)
		abort();
	pthread_mutex_init(&b->m, NULL);
	b->n = 0;
	b->cap = cap;
	return b;
}
static void add(struct box *b)
{
	pthread_mutex_lock(&b->m);
	b->n++;
	assert(b->n <= b->cap);
	b->cap++;
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
	h = make(9);
	pthread_create(&a, NULL, adder, NULL);
	pthread_create(&b, NULL, looker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
