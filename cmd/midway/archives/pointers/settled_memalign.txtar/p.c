#include <pthread.h>
#include <stdlib.h>
struct cache { unsigned size, more; pthread_mutex_t m; };
static int make(void **out)
{
	return posix_memalign(out, 64, sizeof(struct cache));
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
	pthread_t t[4];
	for (int i = 0; i < 4; i++) {
		void *p;
		if (make(&p))
			return 1;
		struct cache *c = p;
		pthread_mutex_init(&c->m, 0);
		if (i == 3)
			c->size = 8;
		pthread_create(&t[i], 0, user, c);
	}
	for (int i = 0; i < 4; i++)
		pthread_join(t[i], 0);
	return 0;
}
