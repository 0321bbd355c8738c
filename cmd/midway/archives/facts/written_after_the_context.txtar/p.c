#include <assert.h>
#include <stdlib.h>
static int g, seen;
static void set(int *p)
{
	*p = 1;
	seen = g;
	g = 2;
	assert(*p == 1);
}
int main(int argc, char **argv)
{
	int *own = malloc(4);
	(void)argv;
	if (!own)
		return 1;
	if (argc > 1)
		set(own);
	else
		set(&g);
	return 0;
}
