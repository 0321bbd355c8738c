/* Mathematics: ISO C11 7.12.

   What the compiler has an operation for is that operation (its meaning is the interpreter's). Classification, remainders,
   rounding and the splitting of numbers are exact. The other transcendental functions return an unknown, within the
   function's range where it has a simple one (ledger: over-approximate). errno is not set. */
#include <math.h>
#include <complex.h>
#include "models.h"

#define ONE(name)                                             \
	double name(double x) { return __builtin_##name(x); }     \
	float name##f(float x) { return __builtin_##name##f(x); } \
	long double name##l(long double x) { return __builtin_##name##l(x); }

#define TWO(name)                                                          \
	double name(double x, double y) { return __builtin_##name(x, y); }     \
	float name##f(float x, float y) { return __builtin_##name##f(x, y); }  \
	long double name##l(long double x, long double y) { return __builtin_##name##l(x, y); }

ONE(sqrt)
ONE(fabs)
ONE(floor)
ONE(ceil)
ONE(trunc)
ONE(round)
ONE(rint)
ONE(nearbyint)
ONE(sin)
ONE(cos)
ONE(exp)
ONE(exp2)
ONE(log)
ONE(log2)
ONE(log10)
TWO(pow)
TWO(fmin)
TWO(fmax)
TWO(copysign)
TWO(fmod)

double fma(double x, double y, double z) { return __builtin_fma(x, y, z); }
float fmaf(float x, float y, float z) { return __builtin_fmaf(x, y, z); }

long lround(double x) { return (long)__builtin_round(x); }
long long llround(double x) { return (long long)__builtin_round(x); }
long lrint(double x) { return (long)__builtin_rint(x); }
long long llrint(double x) { return (long long)__builtin_rint(x); }
long lroundf(float x) { return (long)__builtin_roundf(x); }
long lrintf(float x) { return (long)__builtin_rintf(x); }

double fdim(double x, double y) { return x > y ? x - y : x <= y ? 0 : x + y; }

double hypot(double x, double y)
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

float hypotf(float x, float y) { return (float)hypot(x, y); }

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

double ldexp(double x, int n)
{
	for (; n > 1000; n -= 1000)
		x *= 0x1p1000;
	for (; n < -1000; n += 1000)
		x *= 0x1p-1000;
	if (n < -1022)
		return x * 0x1p-1000 * ((union bits){.u = (uint64_t)(1023 + n + 1000) << 52}).d;
	return x * ((union bits){.u = (uint64_t)(1023 + n) << 52}).d;
}

float ldexpf(float x, int n) { return (float)ldexp(x, n); }
double scalbn(double x, int n) { return ldexp(x, n); }

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

#define UNKNOWN(name)                                                                        \
	double name(double x) { return any(#name " returns an unknown"); }                       \
	float name##f(float x) { return (float)any(#name "f returns an unknown"); }

#define WITHIN(name, low, high)                                                              \
	double name(double x) { return any_in(low, high, #name " returns an unknown in its range"); } \
	float name##f(float x) { return (float)any_in(low, high, #name "f returns an unknown in its range"); }

UNKNOWN(tan)
UNKNOWN(sinh)
UNKNOWN(cosh)
UNKNOWN(asinh)
UNKNOWN(acosh)
UNKNOWN(atanh)
UNKNOWN(cbrt)
UNKNOWN(expm1)
UNKNOWN(log1p)
UNKNOWN(tgamma)
UNKNOWN(lgamma)
UNKNOWN(exp10)
UNKNOWN(asin)
UNKNOWN(acos)
WITHIN(tanh, -1, 1)
WITHIN(atan, -1.5707963267948968, 1.5707963267948968)
WITHIN(erf, -1, 1)
WITHIN(erfc, 0, 2)

double atan2(double y, double x) { return any_in(-3.1415926535897936, 3.1415926535897936, "atan2 returns an unknown in its range"); }
float atan2f(float y, float x) { return (float)atan2(y, x); }
double remainder(double x, double y) { return any("remainder returns an unknown"); }
double nextafter(double x, double y) { return any("nextafter returns an unknown"); }
double cabs(double _Complex z) { return hypot(__real__ z, __imag__ z); }
int signgam;

void sincos(double x, double *s, double *c)
{
	__midway_check(s, sizeof *s, 1);
	__midway_check(c, sizeof *c, 1);
	*s = __builtin_sin(x);
	*c = __builtin_cos(x);
}
