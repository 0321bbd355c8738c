#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef N
#define N 2
#endif
static atomic_uint next, serving;
static int inside;
static void *worker(void *arg)
{
	unsigned mine = atomic_fetch_add(&next, 1);
	while (serving != mine)
		;
	inside++;
	assert(inside == 1);
	inside--;
	serving = mine + 1;
	return arg;
}
int main(void)
{
	pthread_t t[N];
	for (int k = 0; k < N; k++)
		pthread_create(&t[k], NULL, worker, NULL);
	for (int k = 0; k < N; k++)
		pthread_join(t[k], NULL);
	return 0;
}
