#include <pthread.h>
#include <stdlib.h>
/* global pointer to pool, get settled once by main; workers store results in a list under the lock */
struct node { struct node *next; int v; };
struct pool { void *(*get)(void *, size_t); void (*put)(void *, void *); pthread_mutex_t m; struct node *all; };
static struct pool *pool;
static void *g(void *c, size_t n) { void *p = calloc(1, n); (void)c; if (!p) exit(1); return p; }
static void f(void *c, void *p) { (void)c; free(p); }
static void *worker(void *arg)
{
	for (int i = 0; i < 3; i++) {
		struct node *n = pool->get(pool, sizeof *n);
		n->v = i;
		pthread_mutex_lock(&pool->m);
		n->next = pool->all;
		pool->all = n;
		pthread_mutex_unlock(&pool->m);
		pthread_mutex_lock(&pool->m);
		struct node *x = pool->all;
		if (x)
			pool->all = x->next;
		pthread_mutex_unlock(&pool->m);
		if (x) {
			x->v++;
			pool->put(pool, x);
		}
	}
	return arg;
}
int main(void)
{
	pool = malloc(sizeof *pool);
	if (!pool) return 1;
	pool->get = g;
	pool->put = f;
	pool->all = NULL;
	pthread_mutex_init(&pool->m, NULL);
	pthread_t a, b;
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
