#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag;
static int data;

static void *work(void *arg)
{
	while (!atomic_load(&flag))
		;
	assert(data == 3);
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, work, NULL);
	data = 3;
	atomic_store(&flag, 1);
	pthread_join(t, NULL);
	return 0;
}
