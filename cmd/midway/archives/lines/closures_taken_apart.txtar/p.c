#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
typedef struct task { void (*function)(void *); void *argument; struct task *next; } task_t;
typedef struct { pthread_mutex_t lock; pthread_cond_t notify; task_t *queue_head, *queue_tail; int shutdown; int pending; } pool_t;
static pool_t *pool;
static int pool_submit(pool_t *p, void (*function)(void *), void *argument)
{
	task_t *t = malloc(sizeof *t);
	if (t == NULL)
		return -1;
	t->function = function;
	t->argument = argument;
	t->next = NULL;
	pthread_mutex_lock(&p->lock);
	if (p->queue_tail == NULL)
		p->queue_head = t;
	else
		p->queue_tail->next = t;
	p->queue_tail = t;
	p->pending++;
	pthread_cond_signal(&p->notify);
	pthread_mutex_unlock(&p->lock);
	return 0;
}
static void *pool_thread(void *arg)
{
	pool_t *p = arg;
	for (;;) {
		pthread_mutex_lock(&p->lock);
		while (p->queue_head == NULL && !p->shutdown)
			pthread_cond_wait(&p->notify, &p->lock);
		if (p->queue_head == NULL) {
			pthread_mutex_unlock(&p->lock);
			break;
		}
		task_t *t = p->queue_head;
		p->queue_head = t->next;
		if (p->queue_head == NULL)
			p->queue_tail = NULL;
		p->pending--;
		pthread_mutex_unlock(&p->lock);
		void (*function)(void *) = t->function;
		void *argument = t->argument;
		free(t);
		function(argument);
	}
	return NULL;
}
struct square { int in, out; };
struct text { char buf[16]; size_t len; };
static void do_square(void *p) { struct square *s = p; s->out = s->in * 2; free(s); }
static void do_text(void *p) { struct text *t = p; t->buf[0] = 'a'; t->len = 1; free(t); }
int main(void)
{
	pthread_t t[2];
	pool = calloc(1, sizeof *pool);
	if (!pool) return 1;
	pthread_mutex_init(&pool->lock, NULL);
	pthread_cond_init(&pool->notify, NULL);
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, pool_thread, pool);
	for (int i = 0; i < 3; i++) {
		struct square *s = malloc(sizeof *s);
		struct text *x = malloc(sizeof *x);
		if (!s || !x) return 1;
		s->in = i;
		x->len = 0;
		pool_submit(pool, do_square, s);
		pool_submit(pool, do_text, x);
	}
	pthread_mutex_lock(&pool->lock);
	pool->shutdown = 1;
	pthread_cond_broadcast(&pool->notify);
	pthread_mutex_unlock(&pool->lock);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	return 0;
}
