// Two threads pass through three phases each, choosing by an input and by what the other has written.
#include <assert.h>
#include <pthread.h>
int __VERIFIER_nondet_int(void);
static int a, b, x, y;
static void *left(void *arg)
{
	if (a > 0)
		x++;
	if (y == 0)
		x += 2;
	else
		x += 3;
	y = x;
	return arg;
}
static void *right(void *arg)
{
	if (b > 0)
		y++;
	if (x == 0)
		y += 2;
	else
		y += 3;
	x = y;
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
