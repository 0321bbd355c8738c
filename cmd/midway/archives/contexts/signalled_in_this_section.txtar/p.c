#include <pthread.h>
struct queue { pthread_mutex_t m; pthread_cond_t c; int n; };
static struct queue q = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0};
static void *consumer(void *a)
{
	pthread_mutex_lock(&q.m);
	while (q.n == 0)
		pthread_cond_wait(&q.c, &q.m);
	pthread_mutex_unlock(&q.m);
	return a;
}
static void *producer(void *a)
{
	pthread_mutex_lock(&q.m);
	q.n++;
	pthread_cond_signal(&q.c);
	pthread_mutex_unlock(&q.m);
	return a;
}
int main(void)
{
	pthread_t x, y;
	pthread_create(&x, 0, consumer, 0);
	pthread_create(&y, 0, producer, 0);
	pthread_join(x, 0);
	pthread_join(y, 0);
	return 0;
}
