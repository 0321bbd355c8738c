#include <assert.h>
static int depth(int n) { return n <= 0 ? 0 : 1 + depth(n - 1); }
void f(int n)
{
	if (n > 5)
		return;
	assert(depth(n) != 2);
}
