// N writers set one number under one mutex and derive the next under another; a reader looks at both in two sections.
#include <assert.h>
#include <pthread.h>
#ifndef N
#define N 5
#endif
static pthread_mutex_t first = PTHREAD_MUTEX_INITIALIZER, second = PTHREAD_MUTEX_INITIALIZER;
static int base, derived;
static void *writer(void *arg)
{
	pthread_mutex_lock(&first);
	base = 1;
	pthread_mutex_unlock(&first);
	pthread_mutex_lock(&second);
	derived = base + 1;
	pthread_mutex_unlock(&second);
	return arg;
}
static void *reader(void *arg)
{
	pthread_mutex_lock(&first);
	int b = base;
	pthread_mutex_unlock(&first);
	if (b == 0)
		return arg;
	pthread_mutex_lock(&second);
	int d = derived;
	pthread_mutex_unlock(&second);
	assert(d == b + 1);
	return arg;
}
int main(void)
{
	pthread_t w[N], r;
	for (int k = 0; k < N; k++)
		pthread_create(&w[k], NULL, writer, NULL);
	pthread_create(&r, NULL, reader, NULL);
	for (int k = 0; k < N; k++)
		pthread_join(w[k], NULL);
	pthread_join(r, NULL);
	return 0;
}
