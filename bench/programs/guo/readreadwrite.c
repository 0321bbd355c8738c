// Two threads read a number, the third writes it twice. What the reader that reads twice saw is not asserted of.
#include <assert.h>
#include <pthread.h>

static int x, seen[2];

static void *once(void *arg)
{
	seen[0] = x;
	return arg;
}

static void *if_set(void *arg)
{
	if (x)
		seen[1] = x;
	return arg;
}

static void *writer(void *arg)
{
	x = 1;
	x = 2;
	return arg;
}

int main(void)
{
	pthread_t a, b, c;
	pthread_create(&a, NULL, once, NULL);
	pthread_create(&b, NULL, if_set, NULL);
	pthread_create(&c, NULL, writer, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	pthread_join(c, NULL);
	assert(seen[0] >= 0);
	return 0;
}
