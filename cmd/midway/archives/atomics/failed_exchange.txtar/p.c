#include <pthread.h>
#include <stdatomic.h>
static atomic_int word, done;
static int data;
static void *first(void *arg)
{
	int expected = 5;
	data = 1;
	atomic_compare_exchange_strong_explicit(&word, &expected, 6, memory_order_acq_rel, memory_order_relaxed);
	atomic_store_explicit(&done, 1, memory_order_relaxed);
	return arg;
}
static void *second(void *arg)
{
	if (atomic_load_explicit(&done, memory_order_relaxed)) {
		atomic_load_explicit(&word, memory_order_acquire);
		if (data != 1)
			return NULL;
	}
	return arg;
}

int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, first, NULL);
	pthread_create(&b, NULL, second, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
