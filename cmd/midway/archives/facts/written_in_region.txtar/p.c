#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
struct queue {
	pthread_mutex_t lock;
	int length, closed;
};
static struct queue *queue;
static void reset(struct queue *q, int n)
{
	q->length = n;
	q->closed = 0;
}
static void *work(void *arg)
{
	struct queue *q = queue;
	int mine[2];
	mine[1] = 5;
	pthread_mutex_lock(&q->lock);
	reset(q, 7);
	assert(mine[1] == 5);
	assert(q->length == 7 && !q->closed);
	q->length = q->closed = mine[1];
	pthread_mutex_unlock(&q->lock);
	return arg;
}
int main(void)
{
	pthread_t a, b;
	queue = malloc(sizeof *queue);
	if (!queue)
		return 1;
	pthread_mutex_init(&queue->lock, 0);
	queue->length = queue->closed = 0;
	pthread_create(&a, 0, work, 0);
	pthread_create(&b, 0, work, 0);
	pthread_join(a, 0);
	pthread_join(b, 0);
	return 0;
}
