#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag;

static void *work(void *arg)
{
	while (!atomic_load(&flag))
		;
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, work, NULL);
	pthread_join(t, NULL);
	return 0;
}
