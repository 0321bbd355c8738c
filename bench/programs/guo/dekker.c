// Dekker's algorithm on plain variables.
#include <assert.h>
#include <pthread.h>
static int wish[2], turn, x;
static void *worker(void *arg)
{
	int me = *(int *)arg;
	wish[me] = 1;
	while (wish[!me]) {
		if (turn != me) {
			wish[me] = 0;
			while (turn != me)
				;
			wish[me] = 1;
		}
	}
	x = me;
	assert(x == me);
	turn = !me;
	wish[me] = 0;
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
