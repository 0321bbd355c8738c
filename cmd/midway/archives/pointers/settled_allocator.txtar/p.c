#include <pthread.h>
#include <stdlib.h>
struct part { unsigned size; int n; };
static struct part *shared;
static void *get(size_t n)
{
	void *p = malloc(n);
	if (!p)
		exit(1);
	return p;
}
static struct part *fresh(void)
{
	return get(sizeof(struct part));
}
static void begin(struct part *p, unsigned size)
{
	p->size = size;
	p->n = 0;
}
static void make(int n)
{
	struct part *p = fresh();
	begin(p, n > 1 ? 8 : 4);
	shared = p;
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
