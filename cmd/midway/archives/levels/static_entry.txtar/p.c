#include <assert.h>
static int g;
static void f(int n)
{
	g = n - n;
	assert(g == 2);
}
void call(int n) { if (n < 0) f(n); }
