#include <pthread.h>
#include <stdlib.h>

struct box { int n; };

static struct box *a, *b;

static struct box *new_box(void)
{
	struct box *p = malloc(sizeof *p);
	if (!p)
		abort();
	p->n = 0;
	a = p;
	return p;
}

static void *use_a(void *arg)
{
	a->n++;
	return arg;
}

int main(void)
{
	pthread_t t;
	b = new_box();
	pthread_create(&t, NULL, use_a, NULL);
	free(b);
	pthread_join(t, NULL);
	return 0;
}
