#include <pthread.h>
#include <stdlib.h>
struct counted { pthread_mutex_t m; int count; };
static struct counted *o;
static void *release(void *arg)
{
	pthread_mutex_lock(&o->m);
	int left = --o->count;
	pthread_mutex_unlock(&o->m);
	if (left == 0) {
		pthread_mutex_destroy(&o->m);
		free(o);
	}
	return arg;
}
int main(void)
{
	pthread_t a, b;
	o = malloc(sizeof *o);
	pthread_mutex_init(&o->m, NULL);
	o->count = 3;
	pthread_create(&a, NULL, release, NULL);
	pthread_create(&b, NULL, release, NULL);
	release(NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
