#include <assert.h>
unsigned long __VERIFIER_nondet_ulong(void);
int main(void)
{
	unsigned long x = __VERIFIER_nondet_ulong(), y = __VERIFIER_nondet_ulong(), part = 0;
	if (x > 1 && y > x && y < 1ul << 32)
		part = 100 / (x * y - 2147483629ul * 2147483647ul);
	assert(part != 101);
	assert(x != 17);
	return 0;
}
