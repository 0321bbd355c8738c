#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

int main(void)
{
	int *a = calloc(8, sizeof *a);
	int i = __VERIFIER_nondet_int();
	if (i < -4 || i > 8)
		return 0;
	a[i] = 1;
	free(a);
	return 0;
}
