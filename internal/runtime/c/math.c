/* Mathematics: ISO C11 7.12; errno as in glibc 2.36.

   What the compiler has an operation for is that operation (its meaning is the interpreter's). Classification, remainders,
   rounding and the splitting of numbers are exact. The other transcendental functions return an unknown, within the
   function's range where it has a simple one (ledger: over-approximate). errno is set where glibc sets it; for functions
   that return an unknown it may be set near the bounds of what a result can be. */
#include <math.h>
#include <complex.h>
#include "models.h"

#define FINITE(x) (((x) < __builtin_inf()) & ((x) > -__builtin_inf()))
#define INFINITE(x) (((x) == __builtin_inf()) | ((x) == -__builtin_inf()))
#define NAN_OF(x) ((x) != (x))
#define SIZE_OF(x) ((x) < 0 ? -(x) : (x)) /* of a number, which may be unknown: no fork */

/* Sets errno where a condition holds, without a fork where that is not known. */
INLINE void error_if(int holds, int code)
{
	if (!__midway_is_concrete(holds))
		set_errno_if(holds, code);
	else if (holds)
		fail(code);
}

/* May set errno to ERANGE where a condition holds. */
INLINE void range_if(int holds)
{
	unsigned char set;
	if (__midway_is_concrete(holds) && !holds)
		return;
	__midway_havoc(&set, 1);
	error_if(holds & set & 1, ERANGE);
}

#define OF_ONE(type, name, op, errors) \
	type name(type x)                  \
	{                                  \
		type r = op(x);                \
		errors;                        \
		return r;                      \
	}

#define OF_TWO(type, name, op, errors) \
	type name(type x, type y)          \
	{                                  \
		type r = op(x, y);             \
		errors;                        \
		return r;                      \
	}

#define ONE(name, errors)                                     \
	OF_ONE(double, name, __builtin_##name, errors)            \
	OF_ONE(float, name##f, __builtin_##name##f, errors)       \
	OF_ONE(long double, name##l, __builtin_##name##l, errors)

#define TWO(name, errors)                                     \
	OF_TWO(double, name, __builtin_##name, errors)            \
	OF_TWO(float, name##f, __builtin_##name##f, errors)       \
	OF_TWO(long double, name##l, __builtin_##name##l, errors)

/* When errno is set. */
#define NEVER (void)0
#define NOT_NEGATIVE error_if(x < 0, EDOM)
#define POSITIVE error_if(x < 0, EDOM); error_if(x == 0, ERANGE)
#define NOT_INFINITE error_if(INFINITE(x), EDOM)
#define IN_RANGE error_if(FINITE(x) & (INFINITE(r) | (r == 0)), ERANGE); range_if(LEAST_FLOAT(r))
#define LEAST_FLOAT(r) ((sizeof(r) == sizeof(float)) & (SIZE_OF(r) == 0x1p-149)) /* it may have been rounded up */
#define DIVIDED error_if((INFINITE(x) | (y == 0)) & !NAN_OF(x) & !NAN_OF(y), EDOM)
#define POWER                                            \
	error_if(FINITE(x) & FINITE(y) & NAN_OF(r), EDOM);   \
	error_if(FINITE(x) & FINITE(y) & (INFINITE(r) | (r == 0) & (x != 0)), ERANGE); \
	range_if(LEAST_FLOAT(r))

ONE(sqrt, NOT_NEGATIVE)
ONE(fabs, NEVER)
ONE(floor, NEVER)
ONE(ceil, NEVER)
ONE(trunc, NEVER)
ONE(round, NEVER)
ONE(rint, NEVER)
ONE(nearbyint, NEVER)
ONE(sin, NOT_INFINITE)
ONE(cos, NOT_INFINITE)
ONE(exp, IN_RANGE)
ONE(exp2, IN_RANGE)
ONE(log, POSITIVE)
ONE(log2, POSITIVE)
ONE(log10, POSITIVE)
TWO(pow, POWER)
TWO(fmin, NEVER)
TWO(fmax, NEVER)
TWO(copysign, NEVER)
TWO(fmod, DIVIDED)

double fma(double x, double y, double z) { return __builtin_fma(x, y, z); }
float fmaf(float x, float y, float z) { return __builtin_fmaf(x, y, z); }

long lround(double x) { return (long)__builtin_round(x); }
long long llround(double x) { return (long long)__builtin_round(x); }
long lrint(double x) { return (long)__builtin_rint(x); }
long long llrint(double x) { return (long long)__builtin_rint(x); }
long lroundf(float x) { return (long)__builtin_roundf(x); }
long lrintf(float x) { return (long)__builtin_rintf(x); }

double fdim(double x, double y)
{
	double r = x > y ? x - y : x <= y ? 0 : x + y;
	error_if(FINITE(x) & FINITE(y) & INFINITE(r), ERANGE);
	return r;
}

static double hypotenuse(double x, double y)
{
	x = __builtin_fabs(x);
	y = __builtin_fabs(y);
	if (x > 0x1.fffffffffffffp1023 || y > 0x1.fffffffffffffp1023)
		return __builtin_inf();
	double most = x > y ? x : y;
	double scale = most > 0x1p500 ? 0x1p600 : most < 0x1p-400 ? 0x1p-600 : 1;
	x /= scale;
	y /= scale;
	return __builtin_sqrt(x * x + y * y) * scale;
}

#define TOO_LARGE error_if(FINITE(x) & FINITE(y) & INFINITE(r), ERANGE)

OF_TWO(double, hypot, hypotenuse, TOO_LARGE)
OF_TWO(float, hypotf, (float)hypotenuse, TOO_LARGE)

double modf(double x, double *whole)
{
	double t = __builtin_trunc(x);
	__midway_check(whole, sizeof *whole, 1);
	*whole = t;
	return __builtin_copysign(x == t ? 0 : x - t, x);
}

/* --- classification, on the bits -------------------------------------------------------------------- */

union bits {
	double d;
	uint64_t u;
};

INLINE uint64_t magnitude_bits(double x) { return ((union bits){.d = x}).u & ~(1ull << 63); }

enum { INFINITE_SHIFTED = 0x7ff };
static const uint64_t infinite = (uint64_t)INFINITE_SHIFTED << 52;

#undef isnan
#undef isinf
#undef finite
int isnan(double x) { return x != x; }
int __isnan(double x) { return x != x; }
int __isnanf(float x) { return x != x; }
int __isnanl(long double x) { return x != x; }
int isnanf(float x) { return x != x; }
int isinf(double x) { return magnitude_bits(x) == infinite ? (x > 0 ? 1 : -1) : 0; }
int __isinf(double x) { return isinf(x); }
int __isinff(float x) { return isinf(x); }
int __isinfl(long double x) { return isinf((double)x); }
int isinff(float x) { return isinf(x); }
int finite(double x) { return magnitude_bits(x) < infinite; }
int __finite(double x) { return magnitude_bits(x) < infinite; }
int __finitef(float x) { return magnitude_bits(x) < infinite; }
int __finitel(long double x) { return magnitude_bits((double)x) < infinite; }
int __signbit(double x) { return ((union bits){.d = x}).u >> 63 != 0; }
int __signbitf(float x) { return __signbit(x); }
int __signbitl(long double x) { return __signbit((double)x); }

int __fpclassify(double x)
{
	uint64_t m = magnitude_bits(x);
	if (m == 0)
		return FP_ZERO;
	if (m > infinite)
		return FP_NAN;
	if (m == infinite)
		return FP_INFINITE;
	return m >> 52 ? FP_NORMAL : FP_SUBNORMAL;
}

int __fpclassifyf(float x)
{
	union { float f; uint32_t u; } b = {.f = x};
	uint32_t m = b.u & 0x7fffffffu;
	return m != 0 && m < 0x00800000u ? FP_SUBNORMAL : __fpclassify(x);
}

int __fpclassifyl(long double x) { return __fpclassify((double)x); }

/* --- splitting -------------------------------------------------------------------------------------- */

double frexp(double x, int *exponent)
{
	int e = 0;
	__midway_check(exponent, sizeof *exponent, 1);
	if (x != 0 && magnitude_bits(x) < infinite) {
		if (magnitude_bits(x) >> 52 == 0) {
			x *= 0x1p54;
			e = -54;
		}
		union bits b = {.d = x};
		e += (int)(b.u >> 52 & 0x7ff) - 1022;
		b.u = (b.u & ~infinite) | 1022ull << 52;
		x = b.d;
	}
	*exponent = e;
	return x;
}

static double scaled(double x, int n)
{
	for (; n > 1000; n -= 1000)
		x *= 0x1p1000;
	for (; n < -1000; n += 1000)
		x *= 0x1p-1000;
	if (n < -1022)
		return x * 0x1p-1000 * ((union bits){.u = (uint64_t)(1023 + n + 1000) << 52}).d;
	return x * ((union bits){.u = (uint64_t)(1023 + n) << 52}).d;
}

#define SCALED(type, name)                                                        \
	type name(type x, int n)                                                      \
	{                                                                             \
		type r = (type)scaled(x, n);                                              \
		error_if(FINITE(x) & (x != 0) & (INFINITE(r) | (r == 0)), ERANGE);        \
		return r;                                                                 \
	}

SCALED(double, ldexp)
SCALED(float, ldexpf)
SCALED(double, scalbn)

/* --- unknown results -------------------------------------------------------------------------------- */

static double any_in(double low, double high, const char *name)
{
	double v;
	__midway_ledger(1, "mathematics", name);
	__midway_havoc(&v, sizeof v);
	v = v >= low ? v : low;
	return v <= high ? v : high;
}

double logb(double x)
{
	uint64_t m = magnitude_bits(x);
	if (!__midway_is_concrete((long)m))
		return any_in(-__builtin_inf(), __builtin_inf(), "logb");
	if (m == 0)
		return -__builtin_inf();
	if (m >> 52 == 2047)
		return x * x;
	int less = m >> 52 ? 0 : 54;
	if (less)
		m = magnitude_bits(x * 0x1p54);
	return (double)(int)((m >> 52) - 1023 - less);
}

static double any(const char *name)
{
	double v;
	__midway_ledger(1, "mathematics", name);
	__midway_havoc(&v, sizeof v);
	return v;
}

/* A result that is not computed, but NaN outside of the function's domain. outside sets EDOM, beyond ERANGE: there the result is
   infinite, or too small; near, it may be. */
#define UNKNOWN(type, name, result, outside, beyond, near) \
	type name(type x)                                      \
	{                                                      \
		int domain = outside;                              \
		error_if(domain, EDOM);                            \
		error_if(beyond, ERANGE);                          \
		range_if((near) & !(beyond) & !domain);            \
		type r = (type)(result);                           \
		return domain ? (type)__builtin_nan("") : r;       \
	}

#define ANY(name) any(name " returns an unknown")
#define ANY_IN(name, low, high) any_in(low, high, name " returns an unknown in its range")

/* The same of both types; what holds of their ranges is not. */
#define UNKNOWNS(name, outside, beyond)                   \
	UNKNOWN(double, name, ANY(#name), outside, beyond, 0) \
	UNKNOWN(float, name##f, ANY(#name "f"), outside, beyond, 0)

#define WITHIN(name, low, high)                                     \
	UNKNOWN(double, name, ANY_IN(#name, low, high), 0, 0, 0)        \
	UNKNOWN(float, name##f, ANY_IN(#name "f", low, high), 0, 0, 0)

#define LARGE(from) ((SIZE_OF(x) >= (from)) & FINITE(x))
#define WHOLE ((x < 0) & (x == __builtin_floor(x))) /* and negative; -inf counts */

UNKNOWNS(tan, INFINITE(x), 0)
UNKNOWNS(asinh, 0, 0)
UNKNOWNS(acosh, x < 1, 0)
UNKNOWNS(atanh, SIZE_OF(x) > 1, SIZE_OF(x) == 1)
UNKNOWNS(cbrt, 0, 0)
UNKNOWNS(log1p, x < -1, x == -1)
UNKNOWNS(asin, SIZE_OF(x) > 1, 0)
UNKNOWNS(acos, SIZE_OF(x) > 1, 0)
WITHIN(tanh, -1, 1)
WITHIN(atan, -1.5707963267948968, 1.5707963267948968)
WITHIN(erf, -1, 1)

UNKNOWN(double, sinh, ANY("sinh"), 0, LARGE(711), SIZE_OF(x) > 710)
UNKNOWN(float, sinhf, ANY("sinhf"), 0, LARGE(89.5), SIZE_OF(x) > 89)
UNKNOWN(double, cosh, ANY("cosh"), 0, LARGE(711), SIZE_OF(x) > 710)
UNKNOWN(float, coshf, ANY("coshf"), 0, LARGE(89.5), SIZE_OF(x) > 89)
UNKNOWN(double, expm1, ANY("expm1"), 0, LARGE(710) & (x > 0), x > 709)
UNKNOWN(float, expm1f, ANY("expm1f"), 0, LARGE(89) & (x > 0), x > 88)
UNKNOWN(double, exp10, ANY("exp10"), 0, LARGE(x < 0 ? 324 : 309), SIZE_OF(x) > (x < 0 ? 323 : 308))
UNKNOWN(float, exp10f, ANY("exp10f"), 0, LARGE(x < 0 ? 46 : 39), SIZE_OF(x) > (x < 0 ? 44 : 38))
UNKNOWN(double, erfc, ANY_IN("erfc", 0, 2), 0, LARGE(28) & (x > 0), x > 26)
UNKNOWN(float, erfcf, ANY_IN("erfcf", 0, 2), 0, LARGE(11) & (x > 0), x > 10)

UNKNOWN(double, tgamma, ANY("tgamma"), WHOLE, (x == 0) | LARGE(172) & (x > 0) | (x < -190) & !WHOLE,
        (x > 171) | (x < -150) | (SIZE_OF(x) < 0x1p-1023))
UNKNOWN(float, tgammaf, ANY("tgammaf"), WHOLE, (x == 0) | LARGE(36) & (x > 0) | (x < -60) & !WHOLE,
        (x > 35) | (x < -30) | (SIZE_OF(x) < 0x1p-127))

/* The sign of the gamma function: POSIX. */
int signgam;

static double log_gamma(double x, const char *name)
{
	unsigned char negative;
	__midway_havoc(&negative, sizeof negative);
	__midway_check(&signgam, sizeof signgam, 1);
	signgam = (x > 0) | !(negative & 1) ? 1 : -1;
	return any(name);
}

UNKNOWN(double, lgamma, log_gamma(x, "lgamma returns an unknown"), 0, (x == 0) | WHOLE & FINITE(x) | LARGE(0x1.1p1015) & (x > 0), x > 0x1p1014)
UNKNOWN(float, lgammaf, log_gamma(x, "lgammaf returns an unknown"), 0, (x == 0) | WHOLE & FINITE(x) | LARGE(0x1.ap121) & (x > 0), x > 0x1.8p121)

#define ANGLE(type, name, least)                                                                                        \
	type name(type y, type x)                                                                                           \
	{                                                                                                                   \
		range_if((x > 0) & FINITE(x) & (y != 0) & (SIZE_OF(y) <= x * (type)(least)));                                   \
		return (type)any_in(-3.1415926535897936, 3.1415926535897936, #name " returns an unknown in its range");         \
	}

ANGLE(double, atan2, 0x1p-1020)
ANGLE(float, atan2f, 0x1p-124)

double remainder(double x, double y)
{
	double r = any("remainder returns an unknown");
	DIVIDED;
	return INFINITE(x) | (y == 0) ? __builtin_nan("") : r;
}

double nextafter(double x, double y)
{
	range_if((x != y) & FINITE(x) & !NAN_OF(y) & ((SIZE_OF(x) <= 0x1p-1022) | (SIZE_OF(x) == 0x1.fffffffffffffp1023)));
	return any("nextafter returns an unknown");
}

double cabs(double _Complex z) { return hypot(__real__ z, __imag__ z); }

void sincos(double x, double *s, double *c)
{
	__midway_check(s, sizeof *s, 1);
	__midway_check(c, sizeof *c, 1);
	error_if(INFINITE(x), EDOM);
	*s = __builtin_sin(x);
	*c = __builtin_cos(x);
}
