#include <pthread.h>
#include <stdatomic.h>
static atomic_int n;
static int sink;
static void *first(void *arg)
{
	atomic_fetch_add(&n, 1);
	return arg;
}
static void *second(void *arg)
{
	sink = *(int *)&n;
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
