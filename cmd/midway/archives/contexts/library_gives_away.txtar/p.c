#include <assert.h>
#include <pthread.h>
struct box { pthread_mutex_t m; int n; };
static struct box only = {PTHREAD_MUTEX_INITIALIZER, 0};
static int most = 3;
void put(struct box *b)
{
	assert(most == 3);
	assert(b == &only);
	pthread_mutex_lock(&b->m);
	b->n++;
	pthread_mutex_unlock(&b->m);
}
void (*box_putter(void))(struct box *) { return put; }
int *box_most(void) { return &most; }
