/* Builtins that clang turns into intrinsics, and idioms that it turns into them at -O2. */
void out(long long);

static unsigned lcg(unsigned *s) { return *s = *s * 1664525u + 1013904223u; }
static int mini(int a, int b) { return a < b ? a : b; }
static unsigned maxu(unsigned a, unsigned b) { return a > b ? a : b; }
static unsigned funnel(unsigned a, unsigned b, unsigned n) { n &= 31; return n ? (a << n) | (b >> (32 - n)) : a; }

int main(int argc, char **argv) {
	unsigned seed = argc;
	int i, r;
	unsigned ur;
	long long lr;
	for (i = 0; i < 12; i++) {
		unsigned a = lcg(&seed), b = lcg(&seed);
		unsigned long long w = (unsigned long long)a << 32 | b;
		out(__builtin_popcount(a) + __builtin_clz(a | 1) * 100 + __builtin_ctz(b | 1u << 31) * 10000);
		out(__builtin_popcountll(w) + __builtin_clzll(w | 1) * 100);
		out(__builtin_bswap32(a) + __builtin_bswap16(b));
		out(__builtin_bswap64(w));
		out(__builtin_bitreverse32(a));
		out(__builtin_add_overflow((int)a, (int)b, &r));
		out(r);
		out(__builtin_sub_overflow(a, b, &ur));
		out(ur);
		out(__builtin_mul_overflow((long long)a, (long long)w, &lr));
		out(lr);
		out(mini(a, b) + maxu(a, b));
		out(__builtin_rotateleft32(a, i) ^ __builtin_rotateright32(b, i));
		out(funnel(a, b, i * 3));
		out(__builtin_expect(a > b, 1) + __builtin_parity(a) + __builtin_ffs(b));
		out(__builtin_constant_p(a) + (__builtin_object_size(argv, 0) == (unsigned long)-1));
		out(__builtin_isnan((float)a) + __builtin_signbit(-1.0 * a));
	}
	return 5;
}
