#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef N
#define N 2
#endif
static atomic_int drawing[N], number[N];
static int inside;
static void enter(int me)
{
	int most = 0;
	drawing[me] = 1;
	for (int k = 0; k < N; k++) {
		int n = number[k];
		if (n > most)
			most = n;
	}
	number[me] = most + 1;
	drawing[me] = 0;
	for (int k = 0; k < N; k++) {
		if (k == me)
			continue;
		for (;;) {
			int n = number[k], mine = number[me];
			if (n == 0 || n > mine || (n == mine && k > me))
				break;
		}
	}
}
static void *worker(void *arg)
{
	int me = (int)(long)arg;
	enter(me);
	inside++;
	assert(inside == 1);
	inside--;
	number[me] = 0;
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
