/* Workers take numbers out of a queue; the last is put in after the stop. */
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct node { struct node *next; int value; };
struct queue { pthread_mutex_t lock; pthread_cond_t ready; struct node *head, **tail; int count, closed; };
#ifndef SUM
#define SUM 12
#endif
static struct queue *queue;
static int taken, sum;

static void put(struct queue *q, int v)
{
	struct node *n = malloc(sizeof *n);
	n->value = v;
	n->next = 0;
	pthread_mutex_lock(&q->lock);
	*q->tail = n;
	q->tail = &n->next;
	q->count++;
	pthread_cond_signal(&q->ready);
	pthread_mutex_unlock(&q->lock);
}

static struct node *take(struct queue *q)
{
	struct node *n;
	pthread_mutex_lock(&q->lock);
	while (!q->head && !q->closed)
		pthread_cond_wait(&q->ready, &q->lock);
	n = q->head;
	if (n) {
		q->head = n->next;
		if (!q->head)
			q->tail = &q->head;
		q->count--;
		taken++;
		sum += n->value;
	}
	pthread_mutex_unlock(&q->lock);
	return n;
}

static void *worker(void *arg)
{
	struct queue *q = arg;
	struct node *n;
	while ((n = take(q)))
		free(n);
	return 0;
}

int main(void)
{
	pthread_t t[2];
	queue = calloc(1, sizeof *queue);
	pthread_mutex_init(&queue->lock, 0);
	pthread_cond_init(&queue->ready, 0);
	queue->tail = &queue->head;
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], 0, worker, queue);
	put(queue, 3);
	put(queue, 4);
	put(queue, 5); /* STOP */
	pthread_mutex_lock(&queue->lock);
	queue->closed = 1;
	pthread_cond_broadcast(&queue->ready);
	pthread_mutex_unlock(&queue->lock);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], 0);
	assert(taken == 3);
	assert(sum == SUM);
	printf("%d %d\n", taken, sum);
	return 0;
}
