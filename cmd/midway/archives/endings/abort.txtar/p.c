#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

void assume_abort_if_not(int condition)
{
	if (!condition)
		abort();
}

int main(void)
{
	int x = __VERIFIER_nondet_int();
	assume_abort_if_not(x > 3);
	if (x > 3)
		abort();
	return 0;
}
