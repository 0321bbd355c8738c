#include <assert.h>
extern unsigned __VERIFIER_nondet_uint(void);
static int a, b;
int main(void)
{
	int *table[2] = {&a, &b};
	unsigned i = __VERIFIER_nondet_uint();
	if (i > 1)
		return 0;
	*table[i] = 5;
	assert(a == 5 || b == 5);
	assert(a == 0 || b == 0);
	assert(a == 5);
	return 0;
}
