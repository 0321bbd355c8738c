#include <assert.h>
#include <string.h>
extern unsigned __VERIFIER_nondet_uint(void);
static char a[100000], b[100000];
int main(void)
{
	unsigned n = __VERIFIER_nondet_uint();
	if (n > sizeof a)
		return 0;
	b[90000] = 1;
	memcpy(a, b, n);
	assert(a[90000] == 0);
	return 0;
}
