#include <assert.h>
int __VERIFIER_nondet_int(void);
void f(void)
{
	if (__VERIFIER_nondet_int() == 42)
		assert(0);
}
