#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#ifndef N
#define N 2
#endif
struct node {
	_Atomic(struct node *) next;
	int value;
};
static _Atomic(struct node *) top;
static struct node nodes[N];
static int popped[N];
static void push(struct node *n)
{
	struct node *old = top;
	do
		n->next = old;
	while (!atomic_compare_exchange_strong(&top, &old, n));
}
static struct node *pop(void)
{
	struct node *old = top;
	while (old && !atomic_compare_exchange_strong(&top, &old, old->next))
		;
	return old;
}
static void *worker(void *arg)
{
	int me = (int)(long)arg;
	nodes[me].value = me + 1;
	push(&nodes[me]);
	struct node *n = pop();
	assert(n);
	popped[me] = n->value;
	return NULL;
}
int main(void)
{
	pthread_t t[N];
	int sum = 0;
	for (long k = 0; k < N; k++)
		pthread_create(&t[k], NULL, worker, (void *)k);
	for (int k = 0; k < N; k++) {
		pthread_join(t[k], NULL);
		sum += popped[k];
	}
	assert(sum == N * (N + 1) / 2 && !top);
	return 0;
}
