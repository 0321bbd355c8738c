// N threads set two numbers one after the other, one thread looks whether both or none is set.
#include <assert.h>
#include <pthread.h>
#ifndef N
#define N 9
#endif
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
	pthread_t t[N], u;
	for (int k = 0; k < N; k++)
		pthread_create(&t[k], NULL, set, NULL);
	pthread_create(&u, NULL, look, NULL);
	for (int k = 0; k < N; k++)
		pthread_join(t[k], NULL);
	pthread_join(u, NULL);
	return 0;
}
