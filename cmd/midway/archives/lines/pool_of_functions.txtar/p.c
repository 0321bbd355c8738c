#include <pthread.h>
#include <stdlib.h>
struct pool {
	void *(*get)(void *, size_t);
	void (*put)(void *, void *);
	void *ctx;
	pthread_mutex_t m;
	long used;
};
static struct pool pool;
static void *heap_get(void *ctx, size_t n) { (void)ctx; return malloc(n); }
static void heap_put(void *ctx, void *p) { (void)ctx; free(p); }
static void *pool_get(struct pool *p, size_t n)
{
	void *r = p->get(p->ctx, n);
	if (!r)
		abort();
	pthread_mutex_lock(&p->m);
	p->used += n;
	pthread_mutex_unlock(&p->m);
	return r;
}
static void pool_put(struct pool *p, void *x, size_t n)
{
	pthread_mutex_lock(&p->m);
	p->used -= n;
	pthread_mutex_unlock(&p->m);
	p->put(p->ctx, x);
}
struct msg { int id; int len; };
static void *worker(void *arg)
{
	for (int i = 0; i < 4; i++) {
		struct msg *x = pool_get(&pool, sizeof *x);
		x->id = i;
		x->len = 1;
		pool_put(&pool, x, sizeof *x);
	}
	return arg;
}
int main(void)
{
	pool.get = heap_get;
	pool.put = heap_put;
	pthread_mutex_init(&pool.m, NULL);
	pthread_t a, b;
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
