#include <assert.h>
#include <stdlib.h>
static int *b;
static int seen;
static void f(void)
{
	free(b);
	seen = b == NULL;
	assert(!seen);
}
int main(int argc, char **argv)
{
	(void)argv;
	b = argc > 3 ? malloc(4) : NULL;
	f();
	return 0;
}
