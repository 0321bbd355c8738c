#include <assert.h>
extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);
int main(void)
{
	unsigned x = __VERIFIER_nondet_uint(), y = __VERIFIER_nondet_uint();
	if (x > 300 || y > 300 || x < 2 || y < 2)
		return 0;
	__VERIFIER_assume(x * x + y * y == 60007u);
	assert(0);
	return 0;
}
