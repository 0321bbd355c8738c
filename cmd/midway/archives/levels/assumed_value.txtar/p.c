#include <assert.h>
void f(int n)
{
	assert(n != 3);
}
