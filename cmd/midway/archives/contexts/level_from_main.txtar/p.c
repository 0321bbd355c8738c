#include <pthread.h>
struct queue { int n; pthread_mutex_t m; };
static struct queue q = {0, PTHREAD_MUTEX_INITIALIZER};
static void *push(void *arg)
{
	q.n++;
	return arg;
}
static void *pop(void *arg)
{
	pthread_mutex_lock(&q.m);
	q.n--;
	pthread_mutex_unlock(&q.m);
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, 0, push, 0);
	pthread_create(&b, 0, pop, 0);
	pthread_join(a, 0);
	pthread_join(b, 0);
	return 0;
}
