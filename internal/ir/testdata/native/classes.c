/* Classes of floating-point numbers: new compilers emit llvm.is.fpclass for these. */
void out(long long);

static int classes(double d, float f) {
	int r = 0;
	r = r * 2 + !!__builtin_isnan(d);
	r = r * 2 + !!__builtin_isinf(d);
	r = r * 2 + !!__builtin_isfinite(d);
	r = r * 2 + !!__builtin_isnormal(d);
	r = r * 2 + !!__builtin_signbit(d);
	r = r * 2 + !!__builtin_isnan(f);
	r = r * 2 + !!__builtin_isinf(f);
	r = r * 2 + !!__builtin_isfinite(f);
	r = r * 2 + !!__builtin_isnormal(f);
	r = r * 2 + !!__builtin_signbit(f);
	r = r * 2 + __builtin_isgreater(d, f);
	r = r * 2 + __builtin_isunordered(d, f);
	return r * 10 + __builtin_fpclassify(0, 1, 2, 3, 4, d);
}

int main(int argc, char **argv) {
	volatile double zero = 0;
	double values[] = {0.0, -0.0, 1.5, -2.5, 1e-310, -1e-310, 1 / zero, -1 / zero, zero / zero, 1e300, 3e-39};
	unsigned i;
	for (i = 0; i < sizeof values / sizeof *values; i++)
		if (!__builtin_isnan(values[i]))
			out(classes(values[i], (float)values[i]));
		else
			out(__builtin_isnan(values[i]) + 2 * __builtin_isinf(values[i]) + 4 * __builtin_isfinite(values[i]) + 8 * __builtin_isnormal((float)values[i]));
	return argc;
}
