#include <pthread.h>
#include <stdlib.h>
struct node { long n, rest[3]; };
static union { char bytes[256]; long aligned; } arena;
static unsigned used;
static struct node *first;
static void *get(size_t n)
{
	if (used + n > sizeof arena)
		return malloc(n);
	void *p = &arena.bytes[used];
	used += n;
	return p;
}
static void *sets(void *arg)
{
	first->n = 1;
	return arg;
}
static void *clears(void *arg)
{
	for (int i = 0; i < 4; i++)
		arena.bytes[i] = 0;
	return arg;
}
int main(int argc, char **argv)
{
	pthread_t a, b;
	(void)argv;
	while (argc-- > 0)
		first = get(sizeof *first);
	if (!first)
		return 1;
	pthread_create(&a, 0, sets, 0);
	pthread_create(&b, 0, clears, 0);
	pthread_join(a, 0);
	pthread_join(b, 0);
	return 0;
}
