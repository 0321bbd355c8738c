#include <assert.h>
#include <stdlib.h>
static void f(int *p, int *q)
{
	*p = 1;
	*q = 2;
	assert(*p == 1);
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
