#include <pthread.h>
#include <stddef.h>
struct link { struct link *next, *prev; };
struct node { long v; struct link link; };
static struct link head = {&head, &head};
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static struct node *of(struct link *l) { return (struct node *)((char *)l - offsetof(struct node, link)); }
void take(void)
{
	pthread_mutex_lock(&m);
	struct node *n = of(head.next);
	if (&n->link != &head)
		n->v = 1;
	pthread_mutex_unlock(&m);
}
void add(struct node *n)
{
	pthread_mutex_lock(&m);
	n->link.next = head.next;
	n->link.prev = &head;
	head.next->prev = &n->link;
	head.next = &n->link;
	pthread_mutex_unlock(&m);
}
