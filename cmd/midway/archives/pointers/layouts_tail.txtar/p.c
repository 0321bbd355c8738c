#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
struct node { struct node *next; long v; };
static struct node *head;
static void build(long n)
{
	struct node *tail = (struct node *)&head;
	for (long i = 0; i < n; i++) {
		struct node *x = malloc(sizeof *x);
		x->v = i;
		x->next = 0;
		tail->next = x;
		tail = x;
	}
}
void *worker(void *x)
{
	assert(head == 0);
	return 0;
}
int main(int argc, char **argv)
{
	pthread_t t;
	build(argc);
	pthread_create(&t, 0, worker, 0);
	pthread_join(t, 0);
	return 0;
}
