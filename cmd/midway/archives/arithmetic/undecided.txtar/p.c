#include <assert.h>
unsigned __VERIFIER_nondet_uint(void);
int main(void)
{
	unsigned x = __VERIFIER_nondet_uint(), y = __VERIFIER_nondet_uint();
	if (x * x * x + y * y * 7 + x * y == 123456789 && x % 1000003 == 17 && y % 999983 == 5)
		assert(0);
	return 0;
}
