#include <assert.h>
extern unsigned __VERIFIER_nondet_uint(void);
int main(void)
{
	unsigned x = __VERIFIER_nondet_uint(), y = __VERIFIER_nondet_uint();
	if (x > 5000 || y > 5000 || x < 2 || y < 2)
		return 0;
	return 1000 / ((x ^ y << 3) * (y ^ x >> 5) - 57194091u) == 7;
	return 0;
}
