#include <assert.h>
#include <string.h>
extern unsigned __VERIFIER_nondet_uint(void);
int main(void)
{
	char a[8] = {0}, b[8];
	unsigned n = __VERIFIER_nondet_uint(), i = __VERIFIER_nondet_uint();
	if (n > 7 || i > 7)
		return 0;
	memset(b, 1, sizeof b);
	memcpy(a, b, n);
	assert(a[i] == (i < n));
	return 0;
}
