#include <assert.h>
#include <pthread.h>
struct queue { int count, capacity, taken; pthread_mutex_t lock; pthread_cond_t more, less; };
static struct queue q = {0, 0, 0, PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, PTHREAD_COND_INITIALIZER};
static int out;
static void put(struct queue *p)
{
	pthread_mutex_lock(&p->lock);
	while (p->count == p->capacity)
		pthread_cond_wait(&p->less, &p->lock);
	p->count++;
	p->taken--;
	pthread_cond_signal(&p->more);
	pthread_mutex_unlock(&p->lock);
}
static void get(struct queue *p)
{
	pthread_mutex_lock(&p->lock);
	while (p->count == 0)
		pthread_cond_wait(&p->more, &p->lock);
	p->count--;
	p->taken++;
	pthread_cond_signal(&p->less);
	pthread_mutex_unlock(&p->lock);
}
static void look(struct queue *p)
{
	pthread_mutex_lock(&p->lock);
	int n = p->count;
	pthread_mutex_unlock(&p->lock);
	assert(n >= 0 && n <= p->capacity && p->capacity > 0);
}
static void *worker(void *p)
{
	get(p);
	out = 1; // looks next
	look(p);
	return 0;
}
int main(int argc, char **argv)
{
	pthread_t t;
	q.capacity = argc > 1 ? 8 : 2;
	pthread_create(&t, NULL, worker, &q);
	put(&q); // main
	pthread_join(t, NULL);
	return 0;
}
