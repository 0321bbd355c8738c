// N readers and one writer of one number.
#include <pthread.h>
#ifndef N
#define N 14
#endif
static int x;
static void *writer(void *arg)
{
	x = 1;
	return arg;
}
static void *reader(void *arg)
{
	return x ? arg : NULL;
}
int main(void)
{
	pthread_t t[N + 1];
	pthread_create(&t[N], NULL, writer, NULL);
	for (int k = 0; k < N; k++)
		pthread_create(&t[k], NULL, reader, NULL);
	for (int k = 0; k <= N; k++)
		pthread_join(t[k], NULL);
	return 0;
}
