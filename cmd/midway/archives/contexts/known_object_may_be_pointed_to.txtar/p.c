#include <assert.h>
#include <stdlib.h>
static int g;
static void f(int *p)
{
	*p = 1;
	g = 2;
	int seen = *p;
	g = 3;
	*p = 4;
	assert((seen == 2) == (g == 4));
	assert(seen == 1);
}
int main(int argc, char **argv)
{
	(void)argv;
	int *h = malloc(4);
	if (h)
		f(argc > 1 ? &g : h);
	return 0;
}
