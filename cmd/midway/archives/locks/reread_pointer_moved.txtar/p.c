#include <pthread.h>
#include <stdlib.h>
struct bolt {
	pthread_mutex_t m;
	pthread_cond_t c;
	int n;
};
static struct bolt *have;
static pthread_mutex_t table = PTHREAD_MUTEX_INITIALIZER;
static struct bolt *new_bolt(void)
{
	struct bolt *b = malloc(sizeof *b);
	if (!b)
		exit(1);
	pthread_mutex_init(&b->m, NULL);
	pthread_cond_init(&b->c, NULL);
	b->n = 0;
	return b;
}
static void *waiter(void *arg)
{
	pthread_mutex_lock(&have->m);
	while (have->n == 0)
		pthread_cond_wait(&have->c, &have->m);
	pthread_mutex_unlock(&have->m);
	return arg;
}
static void *mover(void *arg)
{
	struct bolt *b = have, *next = new_bolt();
	pthread_mutex_lock(&b->m);
	b->n = 1;
	next->n = 1;
	pthread_cond_signal(&b->c);
	have = next;
	pthread_mutex_unlock(&b->m);
	return arg;
}
int main(void)
{
	pthread_t a, b;
	have = new_bolt();
	pthread_create(&a, NULL, waiter, NULL);
	pthread_create(&b, NULL, mover, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
