#include <stdlib.h>
#include <string.h>
extern unsigned __VERIFIER_nondet_uint(void);
static void *kept[4];
int main(void)
{
	void *from[4] = {0, malloc(4), 0, 0};
	unsigned n = __VERIFIER_nondet_uint(), i = __VERIFIER_nondet_uint();
	if (n < 2 || n > 4 || i > 2)
		n = 2;
	memcpy(kept, from, n * sizeof *kept);
	return 0;
}
