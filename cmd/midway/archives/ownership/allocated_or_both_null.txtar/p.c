#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct box { int n; };
struct holder { struct box *box; };
struct pair { struct holder *x, *y; };

static struct holder a, b, c;
static struct pair *pair;

static void *(*allocate)(size_t) = malloc;

static void *get(size_t bytes)
{
	void *p = allocate(bytes);
	if (!p)
		abort();
	return p;
}

static struct box *new_box(void)
{
	struct box *p = get(sizeof *p);
	p->n = 0;
	return p;
}

static void *work(void *arg)
{
	pair->x->box->n++;
	pair->y->box->n++;
	assert(a.box || b.box);
	return arg;
}

int main(int argc, char **argv)
{
	pair = malloc(sizeof *pair);
	if (!pair)
		abort();
	for (int i = 0; i < argc; i++) {
		pthread_t t;
		c.box = new_box();
		if (argv[i][0])
			a.box = new_box();
		if (argv[i][1])
			b.box = new_box();
		pair->x = argv[i][0] ? &a : &c;
		pair->y = argv[i][1] ? &b : &c;
		pthread_create(&t, NULL, work, NULL);
		pthread_join(t, NULL);
	}
	return 0;
}
