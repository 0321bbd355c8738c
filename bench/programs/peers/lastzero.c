// N writers derive an element each from the one before it, a reader walks down to the last zero.
#include <pthread.h>
#ifndef N
#define N 12
#endif
static int array[N + 1];
static void *writer(void *arg)
{
	long k = (long)arg;
	array[k] = array[k - 1] + 1;
	return NULL;
}
static void *reader(void *arg)
{
	int k = N;
	while (array[k] != 0)
		k--;
	return arg;
}
int main(void)
{
	pthread_t t[N + 1];
	pthread_create(&t[0], NULL, reader, NULL);
	for (long k = 1; k <= N; k++)
		pthread_create(&t[k], NULL, writer, (void *)k);
	for (int k = 0; k <= N; k++)
		pthread_join(t[k], NULL);
	return 0;
}
