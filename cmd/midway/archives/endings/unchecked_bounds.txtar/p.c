#include <assert.h>

extern int __VERIFIER_nondet_int(void);

static struct { int a[4]; } s;
static int b = 1;

int main(void)
{
	int i = __VERIFIER_nondet_int();
	if (i < 0 || i > 4)
		return 0;
	s.a[i] = 0;
	assert(b == 1);
	return 0;
}
