#include <pthread.h>
#include <stdlib.h>
struct node { struct node *next, *prev; int v; };
static struct node head = {&head, &head, 0};
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void add(struct node *n)
{
	pthread_mutex_lock(&m);
	n->next = head.next;
	n->prev = &head;
	head.next->prev = n;
	head.next = n;
	pthread_mutex_unlock(&m);
}
static void del(struct node *n)
{
	pthread_mutex_lock(&m);
	n->next->prev = n->prev;
	n->prev->next = n->next;
	pthread_mutex_unlock(&m);
}
static void *adds(void *n)
{
	add(n);
	return 0;
}
static void *deletes(void *n)
{
	del(n);
	return 0;
}
static struct node *make(int v)
{
	struct node *n = malloc(sizeof *n);
	if (!n)
		exit(1);
	n->v = v;
	return n;
}
int main(int argc, char **argv)
{
	pthread_t a, b;
	(void)argv;
	for (int i = 0; i < argc; i++)
		add(make(i));
	pthread_create(&a, 0, adds, make(argc));
	pthread_create(&b, 0, deletes, head.next);
	pthread_join(a, 0);
	pthread_join(b, 0);
	return 0;
}
