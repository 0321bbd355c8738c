// One thread makes a string and writes into it, three write over its first letter.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
static char *v;
static void *make(void *arg)
{
	v = malloc(1);
	return arg;
}
static void *x(void *arg)
{
	v[0] = 'X';
	return arg;
}
static void *y(void *arg)
{
	v[0] = 'Y';
	return arg;
}
int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, make, NULL);
	pthread_join(t, NULL);
	pthread_t u[4];
	for (int k = 0; k < 4; k++)
		pthread_create(&u[k], NULL, k == 1 ? y : x, NULL);
	for (int k = 0; k < 4; k++)
		pthread_join(u[k], NULL);
	assert(v[0] == 'X');
	return 0;
}
