#include <pthread.h>
#include <stdlib.h>
struct small { int n; };
struct large { int n[16]; };
struct task { void (*run)(void *); void *arg; struct task *next; };
static struct task *head;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void run_small(void *p) { struct small *s = p; s->n = 1; free(s); }
static void run_large(void *p) { struct large *l = p; l->n[15] = 1; free(l); }
static void *xmalloc(size_t n) { void *p = malloc(n); if (!p) abort(); return p; }
static struct task *submit(void (*run)(void *), void *arg)
{
	struct task *t = xmalloc(sizeof *t);
	t->run = run;
	t->arg = arg;
	pthread_mutex_lock(&m);
	t->next = head;
	head = t;
	pthread_mutex_unlock(&m);
	return t;
}
static void *worker(void *arg)
{
	for (int i = 0; i < 4; i++) {
		pthread_mutex_lock(&m);
		struct task *t = head;
		if (t)
			head = t->next;
		pthread_mutex_unlock(&m);
		if (!t)
			break;
		t->run(t->arg);
		free(t);
	}
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, 0, worker, 0);
	pthread_create(&b, 0, worker, 0);
	submit(run_small, xmalloc(sizeof(struct small)));
	submit(run_large, xmalloc(sizeof(struct large)));
	pthread_join(a, 0);
	pthread_join(b, 0);
	return 0;
}
