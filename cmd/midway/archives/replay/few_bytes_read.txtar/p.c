#include <assert.h>
#include <unistd.h>
extern unsigned __VERIFIER_nondet_uint(void);
int main(void)
{
	unsigned char b[64] = {0};
	unsigned n = __VERIFIER_nondet_uint();
	if (n > 6)
		return 0;
	if (read(0, b, n) == (ssize_t)n && n > 2)
		assert(b[0] != 5 || b[2] != 7);
	return 0;
}
