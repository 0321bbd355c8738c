#include <pthread.h>
#include <stdlib.h>
struct cache { unsigned size, more; pthread_mutex_t m; int *slot; };
static struct cache *made(int n)
{
	struct cache *c = malloc(sizeof *c);
	if (!c)
		abort();
	c->size = n;
	c->slot = calloc(c->size, sizeof *c->slot);
	if (!c->slot)
		abort();
	pthread_mutex_init(&c->m, 0);
	return c;
}
static void *user(void *a)
{
	struct cache *c = a;
	for (unsigned k = 0; k < 2; k++) {
		pthread_mutex_lock(&c->m);
		c->slot[k * 7 % c->size]++;
		pthread_mutex_unlock(&c->m);
	}
	return 0;
}
int main(int argc, char **argv)
{
	pthread_t t[2];
	int n = argc > 1 ? atoi(argv[1]) : 4;
	int many = 0;
	if (n > 0)
		many = 1;
	struct cache *c = made(n);
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], 0, user, c);
	if (n <= 0)
		return many;
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], 0);
	return 0;
}
