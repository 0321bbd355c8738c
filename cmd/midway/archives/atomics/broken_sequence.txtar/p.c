#include <pthread.h>
#include <stdatomic.h>
static atomic_int flag;
static int data;
static void *first(void *arg)
{
	data = 1;
	atomic_store_explicit(&flag, 1, memory_order_release);
	return arg;
}
static void *second(void *arg)
{
	while (atomic_load_explicit(&flag, memory_order_relaxed) == 0)
		;
	atomic_store_explicit(&flag, 2, memory_order_relaxed);
	return arg;
}
int main(void)
{
	pthread_t a, b;
	int n = 0;
	pthread_create(&a, NULL, first, NULL);
	pthread_create(&b, NULL, second, NULL);
	if (atomic_load_explicit(&flag, memory_order_acquire) == 2)
		n = data;
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return n;
}
