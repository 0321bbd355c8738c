#include <assert.h>
#include <pthread.h>
static int a, b;
static void *set(void *arg)
{
	a = 1;
	b = -1;
	return arg;
}
static void *look(void *arg)
{
	assert((a == 0 && b == 0) || (a == 1 && b == -1));
	return arg;
}
int main(void)
{
	pthread_t t[15], u;
	for (int k = 0; k < 15; k++)
		pthread_create(&t[k], NULL, set, NULL);
	pthread_create(&u, NULL, look, NULL);
	for (int k = 0; k < 15; k++)
		pthread_join(t[k], NULL);
	pthread_join(u, NULL);
	return 0;
}
