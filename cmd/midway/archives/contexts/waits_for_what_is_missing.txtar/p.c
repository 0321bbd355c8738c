#include <pthread.h>
struct queue { pthread_mutex_t m; pthread_cond_t more; int n, stop; };
static struct queue q = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0, 0};
static int take(struct queue *p)
{
	pthread_mutex_lock(&p->m);
	while (p->n == 0 && !p->stop)
		pthread_cond_wait(&p->more, &p->m);
	int got = p->n > 0;
	if (got)
		p->n--;
	pthread_mutex_unlock(&p->m);
	return got;
}
static void *consumer(void *arg)
{
	while (take(arg))
		;
	return 0;
}
static void push(struct queue *p)
{
	pthread_mutex_lock(&p->m);
	p->n++;
	pthread_cond_signal(&p->more);
	pthread_mutex_unlock(&p->m);
}
static void finish(struct queue *p)
{
	pthread_mutex_lock(&p->m);
	p->stop = 1;
	pthread_cond_broadcast(&p->more);
	pthread_mutex_unlock(&p->m);
}
int main(void)
{
	pthread_t t[2];
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], 0, consumer, &q);
	for (int i = 0; i < 4; i++)
		push(&q);
	finish(&q);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], 0);
	return 0;
}
