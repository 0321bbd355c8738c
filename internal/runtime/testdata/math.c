/* Holds errno of the models of mathematics against the C library of the host, on numbers at the bounds of what functions take
   and return. Where a model leaves open whether errno is set (maybes), the C library may do either.
   Prints each difference and exits with 1 if there is one. */
#define _GNU_SOURCE
#include <errno.h>
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char storage[16384];
static int maybes, wrong, compared, open_ones;

void *mw___midway_thread_storage(unsigned long n) { return storage; }
void mw___midway_check(const void *p, size_t n, int write) {}
void mw___midway_ledger(int effect, const char *kind, const char *text) {}
int mw___midway_is_concrete(long v) { return 1; }
void mw___midway_havoc(void *p, size_t n)
{
	memset(p, 0, n);
	maybes += n == 1;
}
int mw___mw_fail(int error)
{
	*(int *)storage = error;
	return -1;
}

#define HOST1(name)                                         \
	double mw_host_##name(double x) { return name(x); }     \
	float mw_host_##name##f(float x) { return name##f(x); } \
	long double mw_host_##name##l(long double x) { return name##l(x); }
#define HOST2(name)                                                        \
	double mw_host_##name(double x, double y) { return name(x, y); }       \
	float mw_host_##name##f(float x, float y) { return name##f(x, y); }    \
	long double mw_host_##name##l(long double x, long double y) { return name##l(x, y); }
HOST1(sqrt) HOST1(floor) HOST1(ceil) HOST1(trunc) HOST1(round) HOST1(rint) HOST1(nearbyint) HOST1(sin) HOST1(cos) HOST1(exp)
HOST1(exp2) HOST1(log) HOST1(log2) HOST1(log10) HOST2(pow) HOST2(fmin) HOST2(fmax) HOST2(fmod)
double mw_host_fma(double x, double y, double z) { return fma(x, y, z); }
float mw_host_fmaf(float x, float y, float z) { return fmaf(x, y, z); }

static void same(const char *name, int host, double x, double y, int has_open)
{
	int model = *(int *)storage;
	compared++;
	open_ones += has_open;
	if (host == model || has_open && (host == 0 || host == ERANGE))
		return;
	wrong++;
	printf("%s(%a, %a): errno is %d, the model's %d\n", name, x, y, host, model);
}

#define RUN(expression, model, name, x, y)     \
	do {                                       \
		errno = 0;                             \
		(void)(expression);                    \
		int host = errno;                      \
		*(int *)storage = maybes = 0;          \
		(void)(model);                         \
		same(name, host, x, y, maybes);        \
	} while (0)

static const double numbers[] = {
	0, 1, 0.5, 2, 3, 2.5, 10, 10.06, 11, 26.5, 27.3, 28, 30.5, 35, 35.1, 36, 38.4, 38.6, 39, 44, 45.5, 46, 60.5, 88, 88.8, 89, 89.5, 103, 104,
	128, 149.5, 150, 150.5, 170, 171.5, 171.7, 172, 184.5, 190.5, 307.9, 308.3, 309, 323.4, 324, 709, 709.5, 710, 710.3, 711, 720,
	744, 745, 745.2, 746, 1000, 1023, 1024, 1074, 1075, 1076, 16384, 1e17, 1e20, 1e38, 3.4e38, 1e39, 1e300, DBL_MAX, DBL_MIN, 1e-37, 1e-38, 1e-40,
	1e-45, 1e-300, 1e-310, 5e-324, 0x1p1014, 0x1p1015, 0x1.8p121, 0x1.ap121, FLT_MAX, FLT_MIN, INFINITY, NAN,
};
enum { COUNT = sizeof numbers / sizeof *numbers };
static double at(int i) { return i & 1 ? -numbers[i / 2] : numbers[i / 2]; }

#define EACH for (int i = 0; i < 2 * COUNT; i++)
#define ONE_OF(type, name)      \
	type mw_##name(type);       \
	static void one_##name(void) { EACH RUN(name((type)at(i)), mw_##name((type)at(i)), #name, at(i), 0); }
#define TWO_OF(type, name)          \
	type mw_##name(type, type);     \
	static void two_##name(void) { EACH for (int j = 0; j < 2 * COUNT; j++) RUN(name((type)at(i), (type)at(j)), mw_##name((type)at(i), (type)at(j)), #name, at(i), at(j)); }

#define ONES(DO) \
	DO(sqrt) DO(fabs) DO(floor) DO(ceil) DO(trunc) DO(round) DO(rint) DO(nearbyint) DO(sin) DO(cos) DO(exp) DO(exp2) DO(log) DO(log2) DO(log10) \
	DO(tan) DO(asinh) DO(acosh) DO(atanh) DO(cbrt) DO(log1p) DO(asin) DO(acos) DO(tanh) DO(atan) DO(erf) DO(sinh) DO(cosh) DO(expm1) DO(exp10) \
	DO(erfc) DO(tgamma) DO(lgamma)
#define TWOS(DO) DO(pow) DO(fmin) DO(fmax) DO(copysign) DO(fmod) DO(hypot) DO(atan2)

#define DEFINE1(name) ONE_OF(double, name) ONE_OF(float, name##f)
#define DEFINE2(name) TWO_OF(double, name) TWO_OF(float, name##f)
#define CALL1(name) one_##name(), one_##name##f();
#define CALL2(name) two_##name(), two_##name##f();
ONES(DEFINE1)
TWOS(DEFINE2)
ONE_OF(double, logb)
TWO_OF(double, fdim)
TWO_OF(double, remainder)
TWO_OF(double, nextafter)
double mw_ldexp(double, int), mw_scalbn(double, int);
float mw_ldexpf(float, int);
void mw_sincos(double, double *, double *);
long mw_lround(double), mw_lrint(double);

int main(void)
{
	ONES(CALL1)
	TWOS(CALL2)
	one_logb();
	two_fdim();
	two_remainder();
	two_nextafter();
	EACH {
		double x = at(i), s, c;
		RUN((sincos(x, &s, &c), 0), (mw_sincos(x, &s, &c), 0), "sincos", x, 0);
		RUN(lround(x), mw_lround(x), "lround", x, 0);
		RUN(lrint(x), mw_lrint(x), "lrint", x, 0);
		for (int n = -2200; n <= 2200; n += 25) {
			RUN(ldexp(x, n), mw_ldexp(x, n), "ldexp", x, n);
			RUN(ldexpf(x, n), mw_ldexpf(x, n), "ldexpf", x, n);
			RUN(scalbn(x, n), mw_scalbn(x, n), "scalbn", x, n);
		}
	}
	printf("%d compared, %d left open, %d wrong\n", compared, open_ones, wrong);
	return wrong > 0;
}
