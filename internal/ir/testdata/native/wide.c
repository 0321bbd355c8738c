/* 128-bit integers and vectors of the GCC extension. */
void out(long long);

typedef int v4 __attribute__((vector_size(16)));
typedef unsigned char v16 __attribute__((vector_size(16)));

static v4 mulsum(v4 a, v4 b) { return a * b + (a > b); }
static int total(const int *p, int n) { int s = 0, i; for (i = 0; i < n; i++) s += p[i] * p[i]; return s; }
static unsigned char peak(const unsigned char *p, int n) { unsigned char m = 0; int i; for (i = 0; i < n; i++) if (p[i] > m) m = p[i]; return m; }

int main(int argc, char **argv) {
	v4 a = {1, 2, 3, argc}, b = {4, 1, -2, 9}, c;
	v16 bytes;
	int i, squares[37];
	unsigned char data[40];
	c = mulsum(a, b);
	for (i = 0; i < 4; i++)
		out(c[i]);
	c[argc] = 50;
	out(c[0] + c[1] + c[2] + c[3]);
	bytes = (v16)c;
	bytes += 1;
	out(bytes[4] * 256 + bytes[15]);
	for (i = 0; i < 37; i++)
		squares[i] = i * argc;
	out(total(squares, 37));
	for (i = 0; i < 40; i++)
		data[i] = i * 37;
	out(peak(data, 40));
#ifdef __SIZEOF_INT128__
	{
		__int128 x = (__int128)0x0123456789abcdefLL * 0x7edcba9876543210LL;
		unsigned __int128 y = (unsigned __int128)-1 / 3;
		for (i = 0; i < 130; i += 13) {
			out((long long)(x >> (i & 127)));
			out((long long)(y >> (i & 127)) ^ (long long)(x * i));
		}
		out((long long)(x % 1000003) + (x < 0) + (y > 5));
	}
#endif
	return 9;
}
