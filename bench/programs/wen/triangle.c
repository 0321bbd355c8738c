// What kind of triangle three sides make, with ten assertions, as Wen and Yang's trityp has them. All hold.
#include <assert.h>
extern int __VERIFIER_nondet_int(void);

enum kind { SCALENE = 1, ISOSCELES, EQUILATERAL, NONE };

static enum kind kind(int a, int b, int c)
{
	int equal = 0;
	if (a <= 0 || b <= 0 || c <= 0) {
		assert(!(a > 0 && b > 0 && c > 0));
		return NONE;
	}
	if (a == b)
		equal += 1;
	if (a == c)
		equal += 2;
	if (b == c)
		equal += 3;
	if (equal == 0) {
		assert(a != b && b != c && a != c);
		if (a + b <= c || b + c <= a || a + c <= b) {
			assert(a + b <= c || a + c <= b || b + c <= a);
			return NONE;
		}
		assert(a + b > c && b + c > a && a + c > b);
		return SCALENE;
	}
	if (equal > 3) {
		assert(a == b && b == c);
		return EQUILATERAL;
	}
	if (equal == 1 && a + b > c) {
		assert(a == b && a != c);
		return ISOSCELES;
	}
	if (equal == 2 && a + c > b) {
		assert(a == c && a != b);
		return ISOSCELES;
	}
	if (equal == 3 && b + c > a) {
		assert(b == c && a != b);
		return ISOSCELES;
	}
	assert(a == b || b == c || a == c);
	return NONE;
}

int main(void)
{
	int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int(), c = __VERIFIER_nondet_int();
	if (a > 10000 || b > 10000 || c > 10000)
		return 0;
	enum kind k = kind(a, b, c);
	assert(k >= SCALENE && k <= NONE);
	return 0;
}
