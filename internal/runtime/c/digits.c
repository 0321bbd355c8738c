/* Number to text: the digits that formatted output writes (format.c). */
#include "format.h"

char *__mw_digits(char *end, unsigned long long v, unsigned base, int upper)
{
	unsigned long long power = 1;
	do {
		unsigned d = (unsigned)(v / power % base);
		*--end = (char)(d < 10 ? '0' + d : (upper ? 'A' : 'a') + d - 10);
		if (__builtin_mul_overflow(power, (unsigned long long)base, &power))
			break;
	} while (v >= power);
	return end;
}

int __mw_has_plain_digits(double x)
{
	union { double d; unsigned long bits[8 / sizeof(long)]; } u = {x};
	return __midway_is_concrete((long)u.bits[0]) && __midway_is_concrete((long)u.bits[8 / sizeof(long) - 1]) &&
	       __builtin_fabs(x) < 0x1p53;
}

/* x · 10^precision for 0 <= x < 1, rounded to the nearest integer, half to even, as if the product were exact. */
static unsigned long long scaled_fraction(double x, double power)
{
	double product = x * power, error = __builtin_fma(x, power, -product);
	double r = __builtin_rint(product), tie = product - __builtin_floor(product);
	if (tie == 0.5 && error != 0)
		r = error > 0 ? __builtin_ceil(product) : __builtin_floor(product);
	return (unsigned long long)r;
}

char *__mw_fixed_digits(char *end, double x, int precision, int point)
{
	unsigned long long power = 1, whole = (unsigned long long)x, part = 0;
	for (int i = 0; i < precision; i++)
		power *= 10;
	if (precision)
		part = scaled_fraction(x - (double)whole, (double)power);
	else
		whole = (unsigned long long)__builtin_rint(x);
	if (precision && part >= power) {
		part -= power;
		whole++;
	}
	char *at = end;
	if (precision)
		at = __mw_digits(end, part + power, 10, 0); /* a leading 1 keeps the zeros, and becomes the point */
	else if (point)
		at--;
	if (at < end)
		*at = '.';
	return __mw_digits(at, whole, 10, 0);
}
