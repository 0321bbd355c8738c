#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
struct bolt {
	pthread_mutex_t m;
	pthread_cond_t c;
	long value;
};
static struct bolt *have;
static int taken;
static struct bolt *new_bolt(long value)
{
	struct bolt *b = malloc(sizeof *b);
	if (!b)
		exit(1);
	pthread_mutex_init(&b->m, NULL);
	pthread_cond_init(&b->c, NULL);
	b->value = value;
	return b;
}
static void possess(struct bolt *b) { pthread_mutex_lock(&b->m); }
static void release(struct bolt *b) { pthread_mutex_unlock(&b->m); }
static void twist(struct bolt *b, long to)
{
	b->value = to;
	pthread_cond_broadcast(&b->c);
	pthread_mutex_unlock(&b->m);
}
static void await(struct bolt *b)
{
	while (b->value == 0)
		pthread_cond_wait(&b->c, &b->m);
}
static void *worker(void *arg)
{
	possess(have);
	await(have);
	taken++;
	twist(have, 0);
	return arg;
}
static void *giver(void *arg)
{
	possess(have);
	taken = 0;
	twist(have, 1);
	return arg;
}
int main(void)
{
	pthread_t a, b;
	have = new_bolt(0);
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, giver, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	possess(have);
	assert(taken == 1);
	release(have);
	free(have);
	have = NULL;
	return 0;
}
