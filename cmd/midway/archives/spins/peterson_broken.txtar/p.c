#ifndef ROUNDS
#define ROUNDS 1
#endif
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int wish[2], turn;
static int inside;
static void *worker(void *arg)
{
	int me = arg != NULL;
	for (int round = 0; round < ROUNDS; round++) {
		wish[me] = 1;
		turn = me;
		while (wish[!me] && turn == !me)
			;
		inside++;
		assert(inside == 1);
		inside--;
		wish[me] = 0;
	}
	return NULL;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, &a);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
