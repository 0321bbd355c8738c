#include <assert.h>
extern int __VERIFIER_nondet_int(void);
int main(void)
{
	int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int(), was = 0, x = a, y = b;
	for (int i = 0; i < 3; i++) {
		int t = a;
		was = a;
		a = b;
		b = t;
	}
	assert(a == y && b == x && was == x);
	return 0;
}
