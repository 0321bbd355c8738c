#include <assert.h>
#include <string.h>
extern unsigned __VERIFIER_nondet_uint(void);
static unsigned at_most(unsigned n)
{
	unsigned v = __VERIFIER_nondet_uint();
	__builtin_assume(v <= n);
	return v <= n ? v : 0;
}
int main(void)
{
	unsigned char a[16], b[16], c[16];
	for (unsigned i = 0; i < 16; i++)
		a[i] = b[i] = 16 + i;
	unsigned to = at_most(5), from = at_most(5), n = at_most(9), k = at_most(12), m = at_most(6);
	memmove(a + to, a + from, n);
	memset(a + k, 3, 2);
	memcpy(c, b, sizeof c);
	memcpy(c + 1, a, m);
	unsigned i = at_most(15);
	unsigned char moved = i - to < n ? 16 + i - to + from : 16 + i;
	moved = i - k < 2 ? 3 : moved;
	assert(a[i] == moved);
	if (i < m)
		assert(c[i + 1] == moved);
	if (i > m)
		assert(c[i] == 16 + i);
	unsigned short s;
	memcpy(&s, c + m, 2);
	if (m > 0)
		assert((s & 255) == a[m - 1] && s >> 8 == 16 + m + 1);
	return 0;
}
