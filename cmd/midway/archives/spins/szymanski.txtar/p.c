#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef N
#define N 2
#endif
static atomic_int flag[N];
static int inside;
static int none(int me, int from, int to, int low, int high)
{
	for (int k = from; k < to; k++) {
		int f = flag[k];
		if (k != me && f >= low && f <= high)
			return 0;
	}
	return 1;
}
static void *worker(void *arg)
{
	int me = (int)(long)arg;
	flag[me] = 1;
	while (!none(me, 0, N, 3, 4))
		;
	flag[me] = 3;
	if (!none(me, 0, N, 1, 1)) {
		flag[me] = 2;
		while (none(me, 0, N, 4, 4))
			;
	}
	flag[me] = 4;
	while (!none(me, 0, me, 2, 4))
		;
	inside++;
	assert(inside == 1);
	inside--;
	while (!none(me, me + 1, N, 2, 3))
		;
	flag[me] = 0;
	return NULL;
}
int main(void)
{
	pthread_t t[N];
	for (long k = 0; k < N; k++)
		pthread_create(&t[k], NULL, worker, (void *)k);
	for (int k = 0; k < N; k++)
		pthread_join(t[k], NULL);
	return 0;
}
