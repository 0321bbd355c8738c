#include <limits.h>
extern int __VERIFIER_nondet_int(void);
extern short __VERIFIER_nondet_short(void);
int main(void)
{
	int x = __VERIFIER_nondet_int(), y = __VERIFIER_nondet_int(), z;
	short s = __VERIFIER_nondet_short();
	unsigned u = (unsigned)x * 3u + (unsigned)y;
	s++;
	s = -s;
	int product = s * s;
	if (__builtin_add_overflow(x, y, &z))
		return (int)u;
	int sum = x + y;
	int shifted = sum << 4;
	if (x > INT_MIN)
		x = -x;
	if (y != 0 && y != -1)
		x /= y;
	if (x < INT_MAX)
		x++;
	return product ^ shifted ^ x;
}
