#include <assert.h>
#include <pthread.h>
int x;
void meddle(void);
static void *other(void *arg)
{
	meddle();
	return arg;
}
int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, other, 0);
	x = 1;
	assert(x == 1);
	pthread_join(t, 0);
	return 0;
}
