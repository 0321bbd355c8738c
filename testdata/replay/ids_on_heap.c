// The ids of threads are written to memory that a thread can see by the time the second one is created: the store is an event of the call that
// creates it. One of two additions is lost.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
struct crew {
	pthread_t *ids;
	int done;
};
static void *work(void *arg)
{
	struct crew *c = arg;
	c->done = c->done + 1;
	return NULL;
}
int main(void)
{
	struct crew *c = calloc(1, sizeof *c);
	if (!c)
		return 0;
	c->ids = calloc(2, sizeof *c->ids);
	if (!c->ids)
		return 0;
	for (int i = 0; i < 2; i++)
		pthread_create(&c->ids[i], NULL, work, c);
	for (int i = 0; i < 2; i++)
		pthread_join(c->ids[i], NULL);
	assert(c->done == 2);
	return 0;
}
