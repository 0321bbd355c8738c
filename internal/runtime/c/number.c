/* Text to number: ISO C11 7.22.1, strtol, strtoul, strtoll, strtoull, strtod, atoi and their kin. C locale.

   Integers are exact, on symbolic text too (one path per shape of the text). Decimal floating-point numbers that
   need no more than one exact scaling by a power of ten are exact; others, and hexadecimal ones, are
   an unknown (ledger: over-approximate). */
#include <inttypes.h>
#include <stdlib.h>
#include "number.h"

/* The value of c as a digit, or a number that is no digit of any base. */
INLINE unsigned digit_of(int c)
{
	unsigned lower = (unsigned)(c | 32) - 'a';
	unsigned d = (unsigned)c - '0';
	return d < 10 ? d : lower < 26 ? lower + 10 : 99;
}

/* The same where only digits of the base matter: up to base 10, plain arithmetic on the character. */
INLINE unsigned digit_in(int c, int base) { return base <= 10 ? (unsigned)c - '0' : digit_of(c); }

static int has_prefix(const char *s, size_t left)
{
	return left > 2 && s[0] == '0' && (s[1] | 32) == 'x' && digit_of(s[2]) < 16;
}

struct integer __mw_read_integer(const char *s, int base, size_t width)
{
	struct integer n = {0, 0, 0, 0};
	if (base < 0 || base == 1 || base > 36)
		return fail(EINVAL), n;
	while (is_space(*s))
		s++;
	if (width && (*s == '-' || *s == '+')) {
		n.negative = *s == '-';
		s++;
		width--;
	}
	if ((base == 0 || base == 16) && has_prefix(s, width)) {
		s += 2;
		width -= 2;
		base = 16;
	}
	if (base == 0)
		base = *s == '0' ? 8 : 10;
	for (; width && digit_in(*s, base) < (unsigned)base; s++, width--) {
		unsigned long long scaled, sum;
		unsigned char over = __builtin_mul_overflow(n.magnitude, (unsigned long long)base, &scaled);
		over |= __builtin_add_overflow(scaled, (unsigned long long)digit_in(*s, base), &sum);
		n.overflow |= over;
		n.magnitude = sum;
		n.end = s + 1;
	}
	return n;
}

INLINE void finish(const char *s, const char *parsed, char **end)
{
	const char *e = parsed ? parsed : s;
	__midway_touched(s, (size_t)(e - s) + 1, 0);
	if (end) {
		__midway_check(end, sizeof *end, 1);
		*end = (char *)e;
	}
}

/* glibc looks at neither the text nor *end then. */
INLINE int is_base(int base) { return base == 0 || base >= 2 && base <= 36; }

/* A signed number of the given greatest value. */
INLINE long long read_signed(const char *s, char **end, int base, unsigned long long max)
{
	if (!is_base(base))
		return fail(EINVAL), 0;
	__midway_check(s, 1, 0);
	struct integer n = __mw_read_integer(s, base, SIZE_MAX);
	finish(s, n.end, end);
	if (n.overflow || n.magnitude > max + (unsigned)n.negative) {
		fail(ERANGE);
		return n.negative ? -(long long)max - 1 : (long long)max;
	}
	return n.negative ? -(long long)n.magnitude : (long long)n.magnitude;
}

INLINE unsigned long long read_unsigned(const char *s, char **end, int base, unsigned long long max)
{
	if (!is_base(base))
		return fail(EINVAL), 0;
	__midway_check(s, 1, 0);
	struct integer n = __mw_read_integer(s, base, SIZE_MAX);
	finish(s, n.end, end);
	if (n.overflow || n.magnitude > max) {
		fail(ERANGE);
		return max;
	}
	return n.negative ? -n.magnitude : n.magnitude;
}

#define BOTH(type, name, body)                                                            \
	type name(const char *restrict s, char **restrict end, int base) { return body; }     \
	type __isoc23_##name(const char *restrict s, char **restrict end, int base) { return body; }

BOTH(long, strtol, (long)read_signed(s, end, base, LONG_MAX))
BOTH(long long, strtoll, read_signed(s, end, base, LLONG_MAX))
BOTH(unsigned long, strtoul, (unsigned long)read_unsigned(s, end, base, ULONG_MAX))
BOTH(unsigned long long, strtoull, read_unsigned(s, end, base, ULLONG_MAX))
long long strtoq(const char *restrict s, char **restrict end, int base) { return read_signed(s, end, base, LLONG_MAX); }
intmax_t strtoimax(const char *restrict s, char **restrict end, int base) { return read_signed(s, end, base, INTMAX_MAX); }
uintmax_t strtoumax(const char *restrict s, char **restrict end, int base)
{
	return read_unsigned(s, end, base, UINTMAX_MAX);
}
long __strtol_internal(const char *restrict s, char **restrict end, int base, int group) { return strtol(s, end, base); }
unsigned long __strtoul_internal(const char *restrict s, char **restrict end, int base, int group)
{
	return strtoul(s, end, base);
}
long long __strtoll_internal(const char *restrict s, char **restrict end, int base, int group)
{
	return strtoll(s, end, base);
}

int atoi(const char *s) { return (int)read_signed(s, 0, 10, LONG_MAX); }
long atol(const char *s) { return (long)read_signed(s, 0, 10, LONG_MAX); }
long long atoll(const char *s) { return read_signed(s, 0, 10, LLONG_MAX); }

/* --- floating point ------------------------------------------------------------------------------- */

/* May set ERANGE: the value may be too large or too small. */
static void range_is_unknown(void)
{
	set_errno_if(any_int("errno") & 1, ERANGE);
}

static double unknown_double(int in_range)
{
	double v;
	__midway_ledger(1, "floating-point-text", "a floating-point text whose value is taken as unknown");
	__midway_nondet(&v, sizeof v, "floating-point text");
	if (!in_range)
		range_is_unknown();
	return v;
}

/* Powers of ten that a double holds exactly. */
static const double exact_power[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
                                     1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};

/* Whether the text begins with the word, in either case. */
static int word(const char *s, const char *w, size_t width)
{
	size_t i = 0;
	for (; w[i]; i++)
		if (i >= width || (s[i] | 32) != w[i])
			return 0;
	return 1;
}

static double scale(unsigned long long digits, int count, long exponent)
{
	if (digits == 0)
		return 0;
	/* The first nineteen digits are a number from 1 to 1e19. */
	if (exponent >= 309 || exponent <= -345)
		return fail(ERANGE), exponent > 0 ? __builtin_inf() : 0;
	if (count > 19 || digits >= 1ull << 53 || exponent < -22 || exponent > 22)
		return unknown_double(exponent >= -307 && exponent <= 288);
	double d = (double)digits;
	return exponent < 0 ? d / exact_power[-exponent] : d * exact_power[exponent];
}

/* The exponent part at s, or 0; *end moves behind it. */
static long exponent_at(const char *s, size_t width, const char **end)
{
	if (width < 2 || (*s | 32) != 'e' || is_space(s[1]))
		return 0;
	struct integer e = __mw_read_integer(s + 1, 10, width - 1);
	if (!e.end)
		return 0;
	*end = e.end;
	long v = e.overflow || e.magnitude > 9999 ? 9999 : (long)e.magnitude;
	return e.negative ? -v : v;
}

static double magnitude_at(const char *s, size_t width, const char **end)
{
	unsigned long long digits = 0;
	int count = 0, any = 0, point = 0;
	long exponent = 0;
	for (; width; s++, width--) {
		if (*s == '.' && !point) {
			point = 1;
			continue;
		}
		if (!is_digit(*s))
			break;
		any = 1;
		count += count > 0 || *s != '0';
		if (count <= 19) {
			digits = digits * 10 + (unsigned)(*s - '0');
			exponent -= point;
		} else {
			exponent += !point;
		}
	}
	*end = any ? s : 0;
	return any ? scale(digits, count, exponent + exponent_at(s, width, end)) : 0;
}

double __mw_read_double(const char *s, size_t width, const char **end)
{
	int negative = 0;
	double v;
	while (is_space(*s))
		s++;
	if (width && (*s == '-' || *s == '+')) {
		negative = *s == '-';
		s++;
		width--;
	}
	if (word(s, "inf", width)) {
		*end = s + (word(s, "infinity", width) ? 8 : 3);
		v = __builtin_inf();
	} else if (word(s, "nan", width)) {
		*end = s + 3;
		v = __builtin_nan("");
	} else if (has_prefix(s, width)) {
		for (*end = s + 2; digit_of(**end) < 16 || **end == '.' || (**end | 32) == 'p'; ++*end)
			;
		v = unknown_double(0);
	} else {
		v = magnitude_at(s, width, end);
	}
	return negative && *end ? -v : v;
}

/* Behind nan(…), or p where that is no such text. */
static const char *behind_payload(const char *p)
{
	const char *q = p + 1;
	while (digit_of(*q) < 36 || *q == '_')
		q++;
	return *q == ')' ? q + 1 : p;
}

double strtod(const char *restrict s, char **restrict end)
{
	const char *parsed;
	__midway_check(s, 1, 0);
	double v = __mw_read_double(s, SIZE_MAX, &parsed);
	if (parsed && (parsed[-1] | 32) == 'n' && *parsed == '(')
		parsed = behind_payload(parsed);
	finish(s, parsed, end);
	return v;
}

float strtof(const char *restrict s, char **restrict end)
{
	double v = strtod(s, end), size = v < 0 ? -v : v;
	float r = (float)v;
	if (size > 0 && size < 0x1p-150 || size >= 0x1.ffffffp127 && size < __builtin_inf())
		fail(ERANGE);
	else if (!__midway_is_concrete((long)v) || size > 0 && size < 0x1p-126)
		range_is_unknown();
	return r;
}

long double strtold(const char *restrict s, char **restrict end) { return strtod(s, end); }
double atof(const char *s) { return strtod(s, 0); }
