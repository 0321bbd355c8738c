#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_flag first = ATOMIC_FLAG_INIT, second = ATOMIC_FLAG_INIT;
static int counter;
static void both(atomic_flag *a, atomic_flag *b)
{
	while (atomic_flag_test_and_set(a))
		;
	while (atomic_flag_test_and_set(b))
		;
	counter++;
	atomic_flag_clear(b);
	atomic_flag_clear(a);
}
static void *left(void *arg)
{
	both(&first, &second);
	return arg;
}
static void *right(void *arg)
{
	both(&second, &first);
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, left, NULL);
	pthread_create(&b, NULL, right, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	assert(counter == 2);
	return 0;
}
