#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int wish[2], turn;
static int inside;
static void enter(int me)
{
	wish[me] = 1;
	if (wish[!me]) {
		if (turn != me) {
			wish[me] = 0;
			while (turn != me)
				;
		}
	}
}
static void leave(int me)
{
	turn = !me;
	wish[me] = 0;
}
static void *worker(void *arg)
{
	int me = arg != NULL;
	enter(me);
	inside++;
	assert(inside == 1);
	inside--;
	leave(me);
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
