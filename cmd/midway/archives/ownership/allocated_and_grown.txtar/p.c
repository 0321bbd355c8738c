#include <pthread.h>
#include <stdlib.h>

struct lock { pthread_mutex_t m; int n; };
struct space { struct lock *use; };

static struct space *space;

static void *get(void *old, size_t bytes)
{
	void *p = realloc(old, bytes);
	if (!p)
		abort();
	return p;
}

static void *(*allocate)(size_t) = malloc;

static void *fill(size_t bytes)
{
	void *p = allocate(bytes);
	if (!p)
		abort();
	return p;
}

static struct lock *new_lock(void)
{
	struct lock *l = fill(sizeof *l);
	pthread_mutex_init(&l->m, NULL);
	l->n = 0;
	return l;
}

static void *use(void *arg)
{
	struct lock *l = arg;
	l->n++;
	return NULL;
}

static void *clear(void *arg)
{
	struct lock *l = space->use;
	l->n = 0;
	return arg;
}

int main(int argc, char **argv)
{
	for (int i = 0; i < argc; i++) {
		pthread_t t, u;
		struct space *one = get(NULL, sizeof *one);
		one->use = new_lock();
		pthread_create(&t, NULL, use, one->use);
		space = get(one, 2 * sizeof *one);
		pthread_create(&u, NULL, clear, NULL);
		pthread_join(u, NULL);
		pthread_join(t, NULL);
	}
	return 0;
}
