#include <string.h>
extern unsigned __VERIFIER_nondet_uint(void);
static const char text[] = "text";
int main(void)
{
	char a[4] = {0};
	unsigned n = __VERIFIER_nondet_uint();
	if (n > 1)
		return 0;
	memcpy((char *)text, a, n);
	return 0;
}
