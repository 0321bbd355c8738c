#include <assert.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

int main(void)
{
	int *p = __VERIFIER_nondet_int() ? malloc(sizeof *p) : 0;
	*p = 1;
	assert(p);
	free(p);
	return 0;
}
