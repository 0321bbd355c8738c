#include <assert.h>
#include <pthread.h>
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

static int x, y;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, k = PTHREAD_MUTEX_INITIALIZER;

static void *adds(void *arg)
{
	pthread_mutex_lock(&m);
	pthread_mutex_lock(&k);
	x++;
	pthread_mutex_unlock(&k);
	pthread_mutex_unlock(&m);
	return arg;
}

static void *looks(void *arg)
{
	y = x;
	return arg;
}

int main(void)
{
	pthread_t t[2];
	long u = __VERIFIER_nondet_int(), v = __VERIFIER_nondet_int();
	__VERIFIER_assume(u > 1 && v > 1 && u < 128 && v < 128);
	pthread_create(&t[0], NULL, adds, NULL);
	pthread_create(&t[1], NULL, looks, NULL);
	pthread_join(t[0], NULL);
	pthread_join(t[1], NULL);
	assert(u * v != 8051 || y > 5);
	return 0;
}
