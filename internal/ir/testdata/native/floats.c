/* float, double and long double: arithmetic, comparisons with NaN, conversions, rounding. */
#include <math.h>
void out(long long);

static double poly(double x) { return ((2.5 * x - 1.25) * x + 0.5) * x - 3.0; }
static float average(const float *v, int n) { float s = 0; int i; for (i = 0; i < n; i++) s += v[i]; return s / n; }
static long double power(long double b, int n) { long double r = 1; while (n-- > 0) r *= b; return r; }
static int order(double a, double b) { return (a < b) + 2 * (a <= b) + 4 * (a == b) + 8 * (a != b) + 16 * (a > b) + 32 * (a >= b); }

int main(int argc, char **argv) {
	static const float v[] = {0.1f, 0.2f, 0.3f, 1e10f, -1e10f};
	volatile double zero = 0.0;
	double nan = zero / zero, inf = 1.0 / zero, x;
	long double l = 1.0L / 3;
	int i;
	for (x = -2; x < 2; x += 0.375)
		out((long long)(poly(x) * 1e6));
	out((long long)(average(v, 3) * 1e8f));
	out((long long)(average(v, 5) * 1e8f));
	out(order(1, 2) + 100 * order(2, 1) + 10000 * order(2, 2));
	out(order(nan, 1));
	out(order(inf, 1) + order(-inf, inf));
	out((long long)(l * 1e18L));
	out((long long)(power(1.0000001L, 100) * 1e15L));
	for (i = -3; i <= 3; i++) {
		out((int)(i * 0.7) + (unsigned char)(i * 10.6 + 50));
		out((long long)(floor(i * 0.7) + 10 * ceil(i * 0.7) + 100 * fabs(i * 0.5)));
	}
	out((unsigned)3e9 + (long long)(float)16777217);
	out((long long)(-(float)argc * 2.5f));
	out((unsigned long long)1e19);
	out((long long)((double)(1ull << 63) / 1024));
	return (int)(sqrt(argc + 143.0) * 2);
}
