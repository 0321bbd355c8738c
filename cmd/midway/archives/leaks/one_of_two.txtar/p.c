#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
static char *keep;
int main(void)
{
	char *a = malloc(1);
	char *b = malloc(2);
	char *both[2] = {a, b};
	keep = both[__VERIFIER_nondet_int() & 1];
	return 0;
}
