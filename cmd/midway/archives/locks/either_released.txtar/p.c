#include <assert.h>
#include <pthread.h>
extern int __VERIFIER_nondet_int(void);
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER, *either = &n;
static int x;
static void *holder(void *arg)
{
	pthread_mutex_lock(&m);
	pthread_mutex_lock(&n);
	x++; // here
	pthread_mutex_unlock(either);
	int busy = pthread_mutex_trylock(&m);
	assert(busy);
	return arg;
}
int main(void)
{
	pthread_t t;
	if (__VERIFIER_nondet_int())
		either = &m;
	pthread_create(&t, NULL, holder, NULL);
	pthread_join(t, NULL);
	return 0;
}
