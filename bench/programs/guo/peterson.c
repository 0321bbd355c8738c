// Peterson's algorithm on plain variables, ROUNDS times.
#include <assert.h>
#include <pthread.h>
#ifndef ROUNDS
#define ROUNDS 1
#endif
static int wish[2], turn, x;
static void *worker(void *arg)
{
	int me = *(int *)arg;
	for (int k = 0; k < ROUNDS; k++) {
		wish[me] = 1;
		turn = !me;
		while (wish[!me] && turn == !me)
			;
		x = me;
		assert(x == me);
		wish[me] = 0;
	}
	return NULL;
}
int main(void)
{
	static int ids[2] = {0, 1};
	pthread_t a, b;
	pthread_create(&a, NULL, worker, &ids[0]);
	pthread_create(&b, NULL, worker, &ids[1]);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
