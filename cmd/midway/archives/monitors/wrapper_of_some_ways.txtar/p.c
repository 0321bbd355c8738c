#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
struct box {
	pthread_mutex_t m;
	int n, cap, quiet;
};
static void enter(struct box *b)
{
	if (!b->quiet)
		pthread_mutex_lock(&b->m);
}
static void leave(struct box *b)
{
	if (!b->quiet)
		pthread_mutex_unlock(&b->m);
}
static void breathe(struct box *b)
{
	pthread_mutex_unlock(&b->m);
	pthread_mutex_lock(&b->m);
}
static struct box *make(int cap)
{
	struct box *b = malloc(sizeof *b);
	if (!b)
		abort();
	b->n = 0;
	b->cap = cap;
	b->quiet = 0;
	pthread_mutex_init(&b->m, NULL);
	return b;
}
static struct box *box, *other;
static void *putter(void *a)
{
	pthread_mutex_lock(&other->m);
	if (other->n < other->cap) {
		other->n += 2;
		breathe(other);
		other->n--;
	}
	pthread_mutex_unlock(&other->m);
	return a;
}
static void *getter(void *a)
{
	enter(box);
	if (box->n < box->cap)
		box->n++;
	leave(box);
	return a;
}
static void *looker(void *a)
{
	pthread_mutex_lock(&box->m);
	assert(box->n <= box->cap);
	pthread_mutex_unlock(&box->m);
	pthread_mutex_lock(&other->m);
	assert(other->n <= other->cap);
	pthread_mutex_unlock(&other->m);
	return a;
}
int main(void)
{
	pthread_t p, g, l;
	box = make(4);
	other = make(3);
	pthread_create(&p, NULL, putter, NULL);
	pthread_create(&g, NULL, getter, NULL);
	pthread_create(&l, NULL, looker, NULL);
	pthread_join(p, NULL);
	pthread_join(g, NULL);
	pthread_join(l, NULL);
	return 0;
}
