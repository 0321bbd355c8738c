#include <assert.h>
#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int used, limit = 4;
static void more(void)
{
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
		more();
		used++;
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
	}
	return a;
}
static void *looker(void *a)
{
	look();
	return a;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, looker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
