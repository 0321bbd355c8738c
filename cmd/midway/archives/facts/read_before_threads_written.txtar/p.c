#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
struct box {
	long room[4];
	int limit;
};
static struct box *box;
static int other(void) { return rand() % 100; }
static void fill(struct box *b) { b->limit = other(); }
static void *work(void *arg)
{
	box->limit = other();
	assert(box->limit >= 3);
	return arg;
}
int main(void)
{
	pthread_t t;
	box = malloc(sizeof *box);
	fill(box);
	if (box->limit < 3)
		return 1;
	pthread_create(&t, 0, work, 0);
	pthread_create(&t, 0, work, 0);
	pthread_join(t, 0);
	return 0;
}
