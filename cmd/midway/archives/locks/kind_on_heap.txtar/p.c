#define _GNU_SOURCE
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
static const int steps[] = {1, 2, 3};
static int limits[] = {1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1};
struct queue {
	int n;
	pthread_mutex_t m;
};
static int reached;
static void work(struct queue *q)
{
	pthread_mutex_lock(&q->m);
	q->n += steps[q->n & 1] + limits[1];
	pthread_mutex_lock(&q->m);
	reached = 1;
	assert(!reached);
}
static struct queue *make(void)
{
	struct queue *q = malloc(sizeof *q);
	if (!q)
		exit(1);
	q->n = 0;
	pthread_mutex_init(&q->m, NULL);
	return q;
}
int main(void)
{
	work(make());
	return 0;
}
