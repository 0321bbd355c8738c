#include <pthread.h>
#include <stdlib.h>
struct bolt {
	pthread_mutex_t m;
	int n;
};
static struct bolt *have, *other;
static struct bolt *new_bolt(void)
{
	struct bolt *b = malloc(sizeof *b);
	if (!b)
		exit(1);
	pthread_mutex_init(&b->m, NULL);
	b->n = 0;
	return b;
}
static void move(int by)
{
	if (by > 1)
		have = other;
}
static void advance(int by)
{
	move(by);
}
static void rush(int by)
{
	advance(by + 1);
}
static void *worker(void *arg)
{
	pthread_mutex_lock(&have->m);
	have->n++;
	rush(have->n);
	other->n = 1;
	pthread_mutex_unlock(&have->m);
	return arg;
}
int main(void)
{
	pthread_t a;
	have = new_bolt();
	other = new_bolt();
	pthread_create(&a, NULL, worker, NULL);
	pthread_join(a, NULL);
	have = other;
	return 0;
}
