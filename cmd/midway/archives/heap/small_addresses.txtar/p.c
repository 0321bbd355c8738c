#include <stdlib.h>
extern unsigned __VERIFIER_nondet_uint(void);
int main(void)
{
	unsigned x = __VERIFIER_nondet_uint();
	char *p = (char *)(unsigned long)(x % 3000);
	if (x % 2 == 0 && x < 50)
		free(p);
	else if (x > 2999)
		*p = 1;
	return 0;
}
