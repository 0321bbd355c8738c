#include <assert.h>
#include <pthread.h>
extern int input(void);
static void *work(void *arg)
{
	int a = input();
	int b = a + 1;
	assert(b == a + 1);
	return arg;
}
int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, work, NULL);
	pthread_join(t, NULL);
	return 0;
}
