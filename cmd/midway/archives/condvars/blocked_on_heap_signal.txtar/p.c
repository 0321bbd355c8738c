#include <pthread.h>
#include <stdlib.h>
struct latch {
	pthread_mutex_t m;
	pthread_cond_t c;
	int count;
};
static void latch_add(struct latch *l, int by)
{
	pthread_mutex_lock(&l->m);
	l->count += by;
	pthread_cond_signal(&l->c);
	pthread_mutex_unlock(&l->m);
}
static void latch_wait(struct latch *l)
{
	pthread_mutex_lock(&l->m);
	while (l->count == 0)
		pthread_cond_wait(&l->c, &l->m);
	pthread_mutex_unlock(&l->m);
}
static struct latch *latch_new(void)
{
	struct latch *l = malloc(sizeof *l);
	if (!l)
		exit(1);
	pthread_mutex_init(&l->m, NULL);
	pthread_cond_init(&l->c, NULL);
	l->count = 0;
	return l;
}
static int latch_count(struct latch *l)
{
	pthread_mutex_lock(&l->m);
	int n = l->count;
	pthread_mutex_unlock(&l->m);
	return n;
}
static void *waiter(void *arg)
{
	latch_wait(arg);
	return arg;
}
int main(void)
{
	pthread_t a, b;
	struct latch *l = latch_new();
	pthread_create(&a, NULL, waiter, l);
	pthread_create(&b, NULL, waiter, l);
	latch_add(l, 1);
	if (!latch_count(l)) {
		pthread_mutex_lock(&l->m);
		l->count++;
		pthread_cond_broadcast(&l->c);
		pthread_mutex_unlock(&l->m);
	}
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
