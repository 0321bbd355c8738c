#include <assert.h>
void *_Znwm(unsigned long n);
void *_Znam(unsigned long n);
void _ZdlPv(void *p);
void _ZdaPvm(void *p, unsigned long n);
int __SMACK_nondet(void);
int main(void)
{
	int *p = _Znwm(sizeof *p), *a = _Znam(2 * sizeof *a);
	assert(p && a && p != a);
	*p = __SMACK_nondet();
	a[1] = *p;
	assert(a[1] != 7);
	if (*p == 8)
		a[2] = 1;
	_ZdlPv(p);
	_ZdaPvm(a, 2 * sizeof *a);
	return *p;
}
