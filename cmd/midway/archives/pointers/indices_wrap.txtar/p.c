#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
static unsigned head, tail;
static int slot[4];
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void put(int v)
{
	pthread_mutex_lock(&m);
	if (tail - head < 4) {
		slot[tail % 4] = v;
		tail++;
	}
	pthread_mutex_unlock(&m);
}
static int get(void)
{
	int v = -1;
	pthread_mutex_lock(&m);
	if (tail != head) {
		v = slot[head % 4];
		head++;
	}
	pthread_mutex_unlock(&m);
	return v;
}
static void look(void)
{
	pthread_mutex_lock(&m);
	assert(head <= tail);
	pthread_mutex_unlock(&m);
}
static void *producer(void *arg)
{
	for (;;)
		put(1);
	return arg;
}
static void *consumer(void *arg)
{
	for (;;) {
		get();
		look();
	}
	return arg;
}
int main(void)
{
	pthread_t p, c;
	pthread_create(&p, 0, producer, 0);
	pthread_create(&c, 0, consumer, 0);
	pthread_join(p, 0);
	pthread_join(c, 0);
	return 0;
}
