#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
struct task { void (*run)(void *); void *arg; struct task *next; };
static struct task *head;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int first = 1, second = 2;
static void run_first(void *p) { assert(*(int *)p == 1); }
static void run_second(void *p) { assert(*(int *)p == 2); }
static struct task *submit(void (*run)(void *), void *arg)
{
	struct task *t = malloc(sizeof *t);
	if (!t)
		abort();
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
int main(int argc, char **argv)
{
	(void)argv;
	submit(run_first, &first);
	struct task *t = submit(run_second, &second);
	if (argc > 1)
		t->run = run_first;
	pthread_t a, b;
	pthread_create(&a, 0, worker, 0);
	pthread_create(&b, 0, worker, 0);
	pthread_join(a, 0);
	pthread_join(b, 0);
	return 0;
}
