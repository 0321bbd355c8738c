// A ticket lock whose tickets are drawn in one step; ROUNDS times.
#include <assert.h>
#include <pthread.h>
#ifndef ROUNDS
#define ROUNDS 1
#endif
static unsigned next, serving;
static int inside;
static unsigned __VERIFIER_atomic_draw(void)
{
	return next++;
}
static void *worker(void *arg)
{
	for (int k = 0; k < ROUNDS; k++) {
		unsigned mine = __VERIFIER_atomic_draw();
		while (serving != mine)
			;
		inside++;
		assert(inside == 1);
		inside--;
		serving++;
	}
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
