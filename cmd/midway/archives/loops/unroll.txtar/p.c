#include <assert.h>
#include <pthread.h>

static int n;

static void *count(void *arg)
{
	for (int i = 0; i < 10; i++)
		__atomic_fetch_add(&n, 1, __ATOMIC_SEQ_CST);
	return 0;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, count, 0);
	assert(__atomic_load_n(&n, __ATOMIC_SEQ_CST) < 4);
	pthread_join(t, 0);
	return 0;
}
