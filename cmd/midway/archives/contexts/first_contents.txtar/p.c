#include <assert.h>
#include <stdlib.h>
static void f(int *p, int *q)
{
	*q = 5;
	int v = *p;
	if (p == q)
		assert(v == 5);
	else
		assert(v != 5);
}
int main(int argc, char **argv)
{
	int *a = malloc(4), *b = malloc(4);
	if (!a || !b)
		return 1;
	(void)argv;
	f(argc > 1 ? a : b, argc > 2 ? a : b);
	return 0;
}
