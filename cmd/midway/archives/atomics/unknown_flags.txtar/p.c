#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
extern int __VERIFIER_nondet_int(void);
static atomic_int flags[4];
static int data, i, j;
static void *first(void *arg)
{
	data = 1;
	atomic_store_explicit(&flags[i], 1, memory_order_release);
	return arg;
}
static void *second(void *arg)
{
	if (atomic_load_explicit(&flags[j], memory_order_acquire))
		assert(data == 1);
	return arg;
}
int main(void)
{
	pthread_t a, b;
	i = __VERIFIER_nondet_int();
	j = __VERIFIER_nondet_int();
	if (i < 0 || i > 3 || j < 0 || j > 3)
		return 0;
	pthread_create(&a, NULL, first, NULL);
	pthread_create(&b, NULL, second, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
