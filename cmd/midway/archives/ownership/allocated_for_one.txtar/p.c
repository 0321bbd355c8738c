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
	return p;
}

static void *use_a(void *arg)
{
	a->n++;
	return arg;
}

int main(int argc, char **argv)
{
	pthread_t t;
	struct box *p = new_box();
	a = p;
	b = argc > 1 ? p : new_box();
	(void)argv;
	pthread_create(&t, NULL, use_a, NULL);
	free(b);
	pthread_join(t, NULL);
	return 0;
}
