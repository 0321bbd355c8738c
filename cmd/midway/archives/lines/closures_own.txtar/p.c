#include <pthread.h>
#include <stdlib.h>
typedef void (*fn_t)(void *);
struct task { fn_t fn; void *arg; struct task *next; };
struct tpool { struct task *head, *tail; int stop; pthread_mutex_t m; pthread_cond_t c; };
static void *xmalloc(size_t n) { void *p = malloc(n); if (!p) abort(); return p; }
struct a_arg { int x; struct a_arg *self; };
struct b_arg { long n[4]; };
static void fa(void *p) { struct a_arg *a = p; a->self->x++; free(a); }
static void fb(void *p) { struct b_arg *b = p; for (int i = 0; i < 4; i++) b->n[i]++; free(b); }
static void tp_add(struct tpool *tp, fn_t fn, void *arg)
{
	struct task *t = xmalloc(sizeof *t);
	t->fn = fn;
	t->arg = arg;
	t->next = NULL;
	pthread_mutex_lock(&tp->m);
	if (tp->tail) tp->tail->next = t; else tp->head = t;
	tp->tail = t;
	pthread_cond_signal(&tp->c);
	pthread_mutex_unlock(&tp->m);
}
static void *tp_worker(void *arg)
{
	struct tpool *tp = arg;
	for (;;) {
		pthread_mutex_lock(&tp->m);
		while (!tp->head && !tp->stop)
			pthread_cond_wait(&tp->c, &tp->m);
		if (!tp->head) {
			pthread_mutex_unlock(&tp->m);
			return NULL;
		}
		struct task *t = tp->head;
		tp->head = t->next;
		if (!tp->head) tp->tail = NULL;
		pthread_mutex_unlock(&tp->m);
		t->fn(t->arg);
		free(t);
	}
}
int main(void)
{
	struct tpool *tp = xmalloc(sizeof *tp);
	tp->head = tp->tail = NULL;
	tp->stop = 0;
	pthread_mutex_init(&tp->m, NULL);
	pthread_cond_init(&tp->c, NULL);
	pthread_t t[2];
	for (int i = 0; i < 2; i++) pthread_create(&t[i], NULL, tp_worker, tp);
	for (int i = 0; i < 4; i++) {
		struct a_arg *a = xmalloc(sizeof *a);
		a->x = i;
		a->self = a;
		tp_add(tp, fa, a);
		struct b_arg *b = xmalloc(sizeof *b);
		for (int k = 0; k < 4; k++) b->n[k] = 0;
		tp_add(tp, fb, b);
	}
	pthread_mutex_lock(&tp->m);
	tp->stop = 1;
	pthread_cond_broadcast(&tp->c);
	pthread_mutex_unlock(&tp->m);
	for (int i = 0; i < 2; i++) pthread_join(t[i], NULL);
	return 0;
}
