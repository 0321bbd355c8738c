#include <pthread.h>
#include <stdlib.h>
struct obj { int refs; int v; pthread_mutex_t m; };
static struct obj *get(struct obj *o)
{
	pthread_mutex_lock(&o->m);
	o->refs++;
	pthread_mutex_unlock(&o->m);
	return o;
}
static void put(struct obj *o)
{
	pthread_mutex_lock(&o->m);
	int n = --o->refs;
	pthread_mutex_unlock(&o->m);
	if (!n)
		free(o);
}
static void *worker(void *arg)
{
	struct obj *o = arg;
	pthread_mutex_lock(&o->m);
	o->v++;
	pthread_mutex_unlock(&o->m);
	put(o);
	return NULL;
}
int main(void)
{
	struct obj *o = malloc(sizeof *o);
	if (!o) return 1;
	o->refs = 2;
	o->v = 0;
	pthread_mutex_init(&o->m, NULL);
	pthread_t a, b;
	pthread_create(&a, NULL, worker, o);
	pthread_create(&b, NULL, worker, o);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
