#include <pthread.h>
extern int __VERIFIER_nondet_int(void);
static int x, y, c;
static void *first(void *arg)
{
	int *p = &x;
	if (!c)
		p = &y;
	*p = 1;
	return arg;
}
static void *second(void *arg)
{
	if (c)
		y = 2;
	else
		x = 2;
	return arg;
}
int main(void)
{
	pthread_t a, b;
	c = __VERIFIER_nondet_int();
	pthread_create(&a, NULL, first, NULL);
	pthread_create(&b, NULL, second, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
