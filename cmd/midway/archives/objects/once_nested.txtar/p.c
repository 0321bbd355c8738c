#include <assert.h>
#include <pthread.h>
static pthread_once_t p = PTHREAD_ONCE_INIT, q = PTHREAD_ONCE_INIT;
static int n;
static void second(void);
static void first(void)
{
	pthread_once(&q, second);
	n++;
}
static void second(void)
{
	n++;
}
static void *left(void *arg)
{
	pthread_once(&p, first);
	return arg;
}
static void *right(void *arg)
{
	pthread_once(&q, second);
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, left, NULL);
	pthread_create(&b, NULL, right, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	assert(n == 2);
	return 0;
}
