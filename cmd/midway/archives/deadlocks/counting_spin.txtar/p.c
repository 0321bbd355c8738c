#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int flag;
static void *wait(void *arg)
{
	int rounds = 0;
	while (!flag && rounds < 3)
		rounds++;
	assert(rounds <= 3);
	assert(rounds < 3);
	return arg;
}
int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, wait, NULL);
	flag = 1;
	pthread_join(t, NULL);
	return 0;
}
