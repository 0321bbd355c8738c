#include <pthread.h>
#include <stdlib.h>
struct node { struct node *next, *prev; long v; };
static struct node head = {&head, &head, 0};
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void off(struct node *n)
{
	n->next->prev = n->prev;
	n->prev->next = n->next;
}
static void *worker(void *arg)
{
	struct node *n = arg;
	pthread_mutex_lock(&m);
	off(n);
	pthread_mutex_unlock(&m);
	pthread_mutex_lock(&m);
	n->v = n->next->v;
	pthread_mutex_unlock(&m);
	return arg;
}
static void *cleaner(void *arg)
{
	pthread_mutex_lock(&m);
	struct node *n = head.next;
	if (n != &head) {
		off(n);
		free(n);
	}
	pthread_mutex_unlock(&m);
	return arg;
}
static struct node *add(void)
{
	struct node *n = calloc(1, sizeof *n);
	if (!n)
		exit(1);
	n->next = &head;
	n->prev = head.prev;
	head.prev->next = n;
	head.prev = n;
	return n;
}
int main(void)
{
	pthread_t a, b;
	struct node *n = add();
	add();
	pthread_create(&a, 0, worker, n);
	pthread_create(&b, 0, cleaner, 0);
	pthread_join(a, 0);
	pthread_join(b, 0);
	return 0;
}
