#include <pthread.h>
#include <stdlib.h>
struct cache { unsigned size, more; pthread_mutex_t m; };
static struct cache *last;
static void fill(struct cache *a, int fail, struct cache *c)
{
	last = c;
	if (fail)
		pthread_exit(0);
	a->size = 8;
}
static void *maker(void *arg)
{
	struct cache *c = malloc(sizeof *c);
	if (!c)
		abort();
	pthread_mutex_init(&c->m, 0);
	fill(c, arg != 0, c);
	return 0;
}
static void *user(void *a)
{
	struct cache *c = a;
	pthread_mutex_lock(&c->m);
	c->more = 7 % c->size;
	pthread_mutex_unlock(&c->m);
	return 0;
}
int main(int argc, char **argv)
{
	pthread_t t;
	pthread_create(&t, 0, maker, argc > 1 ? argv : 0);
	pthread_join(t, 0);
	pthread_create(&t, 0, user, last);
	pthread_join(t, 0);
	return 0;
}
