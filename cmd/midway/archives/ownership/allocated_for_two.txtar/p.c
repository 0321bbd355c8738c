#include <pthread.h>
#include <stdlib.h>

struct box { int n; };

static void *(*allocate)(size_t) = malloc;
static struct box *a, *b;

static struct box *new_box(void)
{
	struct box *p = allocate(sizeof *p);
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

static void *use_b(void *arg)
{
	struct box *p = b;
	b = NULL;
	free(p);
	return arg;
}

int main(void)
{
	for (int i = 0; i < 3; i++) {
		pthread_t t, u;
		a = new_box();
		b = new_box();
		pthread_create(&t, NULL, use_a, NULL);
		pthread_create(&u, NULL, use_b, NULL);
		pthread_join(u, NULL);
		pthread_join(t, NULL);
		free(a);
		a = NULL;
	}
	return 0;
}
