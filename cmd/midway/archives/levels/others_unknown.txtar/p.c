#include <assert.h>
int g;
void f(int n)
{
	g = n - n;
	assert(n != n);
}
