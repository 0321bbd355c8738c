#include <assert.h>
void f(int n)
{
	int r;
	if (n > 0)
		r = 1;
	else if (n < -5)
		r = 3;
	else
		r = 2;
	assert(r == 3);
}
