#include <pthread.h>
#include <stdlib.h>
struct part { unsigned size; int n; };
static struct part *shared;
static void retire(void) { shared->size = 0; }
static void make(int n)
{
	struct part *p = malloc(sizeof *p);
	if (!p)
		exit(1);
	p->size = 8;
	shared = p;
	if (n > 2)
		retire();
}
static void *worker(void *arg)
{
	struct part *p = shared;
	if (!p)
		return arg;
	p->n = 100 / (int)p->size;
	return arg;
}
int main(int argc, char **argv)
{
	pthread_t t;
	(void)argv;
	make(argc);
	pthread_create(&t, 0, worker, 0);
	pthread_join(t, 0);
	return 0;
}
