#include <assert.h>
void f(int n, int m)
{
	if (m > 7)
		n += 0;
	assert(n != 3);
}
