// Szymanski's algorithm for two threads on plain variables.
#include <assert.h>
#include <pthread.h>
static int flag[2], x;
static void *worker(void *arg)
{
	int me = *(int *)arg, other = !me;
	flag[me] = 1;
	while (flag[other] >= 3)
		;
	flag[me] = 3;
	if (flag[other] == 1) {
		flag[me] = 2;
		while (flag[other] != 4)
			;
	}
	flag[me] = 4;
	if (me == 1)
		while (flag[other] >= 2)
			;
	x = me;
	assert(x == me);
	if (me == 0)
		while (flag[other] == 2 || flag[other] == 3)
			;
	flag[me] = 0;
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
