// A thread waits for a value that the other overwrites: with plain accesses.
#include <pthread.h>
static volatile int stage;
static void *waiter(void *arg)
{
	while (stage != 1)
		;
	return arg;
}
int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, waiter, NULL);
	stage = 1;
	stage = 2;
	pthread_join(t, NULL);
	return 0;
}
