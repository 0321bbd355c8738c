// Two threads pass through three phases each: one depends on what the other has written, one on an input.
#include <assert.h>
#include <pthread.h>

int __VERIFIER_nondet_int(void);

static int a, b, x, y;

static void *left(void *arg)
{
	if (y)
		x = 2;
	x = 1;
	if (a > 0)
		x++;
	return arg;
}

static void *right(void *arg)
{
	if (x)
		y = 2;
	y = 1;
	if (b > 0)
		y++;
	return arg;
}

int main(void)
{
	pthread_t t, u;
	a = __VERIFIER_nondet_int();
	b = __VERIFIER_nondet_int();
	pthread_create(&t, NULL, left, NULL);
	pthread_create(&u, NULL, right, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	assert(x > 0 && y > 0);
	return 0;
}
