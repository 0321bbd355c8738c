#include <string.h>
extern unsigned __VERIFIER_nondet_uint(void);
int main(void)
{
	char a[8], b[8] = {0}, c[8] = {0};
	unsigned n = __VERIFIER_nondet_uint(), i = __VERIFIER_nondet_uint();
	if (n > 4 || i > 7)
		return 0;
	a[0] = 1;
	memcpy(b, a, n);
	if (i >= n || i == 0)
		if (b[i] == 1)
			return 0;
	memcpy(c + 1, b, n);
	if (c[i] == 1)
		return 0;
	return 0;
}
