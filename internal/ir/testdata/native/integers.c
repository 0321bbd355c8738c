/* Integer arithmetic of every width, signed and unsigned, with wrapping, shifts and conversions. */
void out(long long);

static unsigned rotl(unsigned x, int n) { return (x << (n & 31)) | (x >> ((32 - n) & 31)); }
static int clamp(int x, int lo, int hi) { return x < lo ? lo : x > hi ? hi : x; }
static unsigned sat_sub(unsigned a, unsigned b) { return a > b ? a - b : 0; }
static int absolute(int x) { return x < 0 ? -x : x; }

int main(int argc, char **argv) {
	unsigned char c = 250;
	signed char s = -3;
	short h = -1234;
	unsigned short u = 65000;
	long long big = 0x123456789abcdefLL;
	int i;
	for (i = 0; i < 10; i++) {
		c = c * 3 + i;
		s = s * 5 - i;
		h = h * 7 + s;
		u = u / 3 + c;
		big = big * 6364136223846793005LL + argc;
		out(c);
		out(s);
		out(h);
		out(u);
		out(big >> i);
		out((unsigned long long)big >> (i + 1));
		out(big % (i + 7));
		out((int)big / (i + 3));
		out((unsigned)big % (i + 3));
		out(rotl((unsigned)big, i));
		out(clamp(s, -20, 30));
		out(sat_sub(c, i * 30));
		out(absolute(s) + (c > 100) + !s + (s && c) + (h || u));
		out(-(long long)(h << 3) ^ ~u);
	}
	return c & 127;
}
