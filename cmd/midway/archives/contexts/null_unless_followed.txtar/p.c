#include <assert.h>
#include <stddef.h>
static int g, flag;
static volatile int sink;
static int *x;
static void f(void)
{
	sink = *(flag ? &g : x);
	assert(x != NULL || flag);
	assert(x != NULL);
}
int main(int argc, char **argv)
{
	(void)argv;
	flag = argc > 2;
	if (argc > 3)
		x = &g;
	f();
	return 0;
}
