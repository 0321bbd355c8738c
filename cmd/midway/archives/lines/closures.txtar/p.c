#include <pthread.h>
#include <stdlib.h>
struct task { void (*fn)(void *); void *arg; struct task *next; };
static struct task *head;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t sm = PTHREAD_MUTEX_INITIALIZER;
static long sum;
struct add_arg { int a, b; };
struct str_arg { char *s; int n; };
static void do_add(void *p)
{
	struct add_arg *a = p;
	int r = a->a + 1;
	pthread_mutex_lock(&sm);
	sum += r;
	pthread_mutex_unlock(&sm);
	free(a);
}
static void do_str(void *p)
{
	struct str_arg *a = p;
	a->s[0] = 'x';
	free(a->s);
	free(a);
}
static void submit(void (*fn)(void *), void *arg)
{
	struct task *t = malloc(sizeof *t);
	if (!t) abort();
	t->fn = fn;
	t->arg = arg;
	pthread_mutex_lock(&m);
	t->next = head;
	head = t;
	pthread_mutex_unlock(&m);
}
static void submit_add(int a, int b)
{
	struct add_arg *x = malloc(sizeof *x);
	if (!x) abort();
	x->a = a;
	x->b = b;
	submit(do_add, x);
}
static void submit_str(int n)
{
	struct str_arg *x = malloc(sizeof *x);
	if (!x) abort();
	x->s = malloc(16);
	if (!x->s) abort();
	x->n = n;
	submit(do_str, x);
}
static struct task *take(void)
{
	pthread_mutex_lock(&m);
	struct task *t = head;
	if (t)
		head = t->next;
	pthread_mutex_unlock(&m);
	return t;
}
static void *worker(void *arg)
{
	for (int i = 0; i < 4; i++) {
		struct task *t = take();
		if (!t)
			break;
		t->fn(t->arg);
		free(t);
	}
	return arg;
}
int main(void)
{
	for (int i = 0; i < 4; i++) {
		submit_add(i, i);
		submit_str(i);
	}
	pthread_t a, b;
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
