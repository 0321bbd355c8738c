#include <pthread.h>
struct event { pthread_cond_t c; pthread_mutex_t *m; };
static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static struct event filled, drained;
static int ready;
static void event_init(struct event *e, pthread_mutex_t *m)
{
	pthread_cond_init(&e->c, NULL);
	e->m = m;
}
static void event_wait(struct event *e)
{
	pthread_cond_wait(&e->c, e->m);
}
static void *consumer(void *arg)
{
	pthread_mutex_lock(&a);
	while (!ready)
		event_wait(&filled);
	ready = 0;
	pthread_mutex_unlock(&a);
	return arg;
}
static void *producer(void *arg)
{
	pthread_mutex_lock(&a);
	ready = 1;
	pthread_cond_signal(&filled.c);
	pthread_mutex_unlock(&a);
	return arg;
}
int main(int argc, char **argv)
{
	pthread_t x, y;
	(void)argv;
	event_init(&filled, argc > 1 ? &a : &b);
	event_init(&drained, &b);
	pthread_create(&x, NULL, consumer, NULL);
	pthread_create(&y, NULL, producer, NULL);
	pthread_join(x, NULL);
	pthread_join(y, NULL);
	return argc > 9;
}
