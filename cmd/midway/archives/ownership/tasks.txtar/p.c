#include <pthread.h>
#include <stdlib.h>
struct task { struct task *next; void (*run)(void *); void *arg; };
static struct task *head;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int stop;
static int total;
static pthread_mutex_t tm = PTHREAD_MUTEX_INITIALIZER;
static void add(void *arg)
{
	int *p = arg;
	pthread_mutex_lock(&tm);
	total += *p;
	pthread_mutex_unlock(&tm);
}
static void submit(void (*run)(void *), void *arg)
{
	struct task *t = malloc(sizeof *t);
	if (!t) abort();
	t->run = run;
	t->arg = arg;
	pthread_mutex_lock(&m);
	t->next = head;
	head = t;
	pthread_cond_signal(&c);
	pthread_mutex_unlock(&m);
}
static void *worker(void *a)
{
	for (;;) {
		pthread_mutex_lock(&m);
		while (!head && !stop)
			pthread_cond_wait(&c, &m);
		struct task *t = head;
		if (!t) {
			pthread_mutex_unlock(&m);
			return a;
		}
		head = t->next;
		pthread_mutex_unlock(&m);
		t->run(t->arg);
		free(t);
	}
}
int main(void)
{
	static int one = 1;
	pthread_t t[2];
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], 0, worker, 0);
	for (int i = 0; i < 5; i++)
		submit(add, &one);
	pthread_mutex_lock(&m);
	stop = 1;
	pthread_cond_broadcast(&c);
	pthread_mutex_unlock(&m);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], 0);
	return 0;
}
