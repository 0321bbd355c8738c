#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
struct task { void (*fn)(void *); void *arg; struct task *next; };
static struct task *head;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t sm = PTHREAD_MUTEX_INITIALIZER;
static long sum;
static atomic_int last;
struct add_arg { int a, b; };
static void submit_add(int a, int b);
static void do_add(void *p)
{
	struct add_arg *a = p;
	int r = a->a + 1;
	if (r < 3)
		submit_add(r, 0);
	r++;
	pthread_mutex_lock(&sm);
	sum += r;
	pthread_mutex_unlock(&sm);
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
		if (((struct add_arg *)t->arg)->b)
			atomic_store(&last, i);
		free(t);
	}
	return arg;
}
int main(void)
{
	for (int i = 0; i < 4; i++) {
		submit_add(i, i);
	}
	pthread_t a, b;
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
