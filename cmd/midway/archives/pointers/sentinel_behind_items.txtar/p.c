#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
struct link { struct link *next, *prev; };
struct item { struct link l; long key, more; };
struct box { long a; struct link head; };
static struct box *box;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *worker(void *p)
{
	pthread_mutex_lock(&m);
	struct link *first = box->head.next;
	first->prev = &box->head;
	assert(first != &box->head);
	pthread_mutex_unlock(&m);
	return p;
}
int main(int argc, char **argv)
{
	pthread_t t;
	(void)argv;
	box = malloc(sizeof *box);
	if (!box)
		exit(1);
	box->head.next = box->head.prev = &box->head;
	for (int k = 0; k < argc; k++) {
		struct item *i = malloc(sizeof *i);
		if (!i)
			exit(1);
		i->key = k;
		i->l.next = box->head.next;
		i->l.prev = &box->head;
		box->head.next->prev = &i->l;
		box->head.next = &i->l;
	}
	pthread_create(&t, 0, worker, 0);
	pthread_join(t, 0);
	return 0;
}
