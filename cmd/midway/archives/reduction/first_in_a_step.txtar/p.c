#include <assert.h>
extern unsigned __VERIFIER_nondet_uint(void);
int main(void)
{
	for (unsigned n = 0;; n++)
		assert(__VERIFIER_nondet_uint() != 7);
	return 0;
}
