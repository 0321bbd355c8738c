#include <pthread.h>
static pthread_barrier_t bar;
static int passed;
static void *early(void *arg)
{
	pthread_barrier_wait(&bar); // early
	passed = 1;
	return arg;
}
static void *late(void *arg)
{
	pthread_barrier_wait(&bar);
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_barrier_init(&bar, NULL, 2);
	pthread_create(&a, NULL, early, NULL);
	pthread_create(&b, NULL, late, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
