#include <assert.h>
void f(int n)
{
	int s = 0;
	if (n & 1)
		s++;
	if (n & 2)
		s++;
	if (n & 4)
		s++;
	if (n & 8)
		s++;
	if (n & 16)
		s++;
	if (n & 32)
		s++;
	assert(s > 10);
}
