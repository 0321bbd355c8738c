#include <assert.h>
#include <pthread.h>
struct found { unsigned long n, all; };
struct found *shown;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t done = PTHREAD_COND_INITIALIZER;
void show(struct found f)
{
	f.n = 1;
	pthread_mutex_lock(&m);
	shown = &f;
	pthread_mutex_unlock(&m);
	pthread_mutex_lock(&m);
	unsigned long n = f.n;
	pthread_mutex_unlock(&m);
	assert(n == 1);
}
void spoil(void)
{
	pthread_mutex_lock(&m);
	if (shown)
		shown->n = 2;
	pthread_mutex_unlock(&m);
}
