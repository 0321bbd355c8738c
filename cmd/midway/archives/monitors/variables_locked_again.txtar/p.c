#define _GNU_SOURCE
#include <assert.h>
#include <pthread.h>
static pthread_mutex_t m = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static int used, limit = 4, deep;
static void enter(void)
{
	if (!deep)
		return;
	pthread_mutex_lock(&m);
	if (used < limit)
		used++;
}
static void give(void)
{
	pthread_mutex_lock(&m);
	if (used > 0)
		used--;
	pthread_mutex_unlock(&m);
}
static void get(void)
{
	pthread_mutex_lock(&m);
	if (used < limit) {
		enter();
		used++;
		if (deep)
			pthread_mutex_unlock(&m);
	}
	pthread_mutex_unlock(&m);
}
static void look(void)
{
	pthread_mutex_lock(&m);
	assert(used <= limit);
	pthread_mutex_unlock(&m);
}
static void *worker(void *a)
{
	for (int i = 0; i < 3; i++) {
		get();
		give();
		enter();
		if (deep)
			pthread_mutex_unlock(&m);
	}
	return a;
}
static void *looker(void *a)
{
	look();
	return a;
}
int main(int argc, char **argv)
{
	pthread_t a, b;
	deep = argc > 1;
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, looker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
