#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#ifndef N
#define N 2
#endif
struct node {
	_Atomic(struct node *) next;
	atomic_int waits;
};
static _Atomic(struct node *) tail;
static int counter;
static void lock(struct node *n)
{
	n->next = NULL;
	struct node *before = atomic_exchange(&tail, n);
	if (before) {
		n->waits = 1;
		before->next = n;
		while (n->waits)
			;
	}
}
static void unlock(struct node *n)
{
	if (!n->next) {
		struct node *expected = n;
		if (atomic_compare_exchange_strong(&tail, &expected, NULL))
			return;
		if (!n->next)
			return;
	}
	struct node *after = n->next;
	after->waits = 0;
}
static struct node nodes[N];
static void *worker(void *arg)
{
	lock(arg);
	counter++;
	unlock(arg);
	return NULL;
}
int main(void)
{
	pthread_t t[N];
	for (int k = 0; k < N; k++)
		pthread_create(&t[k], NULL, worker, &nodes[k]);
	for (int k = 0; k < N; k++)
		pthread_join(t[k], NULL);
	assert(counter == N);
	return 0;
}
