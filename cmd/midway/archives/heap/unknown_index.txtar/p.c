#include <stdlib.h>
extern unsigned __VERIFIER_nondet_uint(void);
int main(void)
{
	unsigned i = __VERIFIER_nondet_uint();
	int *a = calloc(10, sizeof *a);
	if (i <= 10)
		a[i] = 1;
	if (i < 10 && a[i] != 1)
		a[10] = 0;
	free(a);
	return 0;
}
