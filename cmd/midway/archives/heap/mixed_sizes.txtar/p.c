#include <assert.h>
#include <string.h>
extern unsigned char __VERIFIER_nondet_uchar(void);
int main(void)
{
	unsigned char b[8] = {1, 2, 3, 4, 5, 6, 7, 8}, u = __VERIFIER_nondet_uchar();
	unsigned w;
	unsigned short h;
	b[2] = u;
	memcpy(&w, b, 4);
	memcpy(&h, b + 2, 2);
	assert(w == 0x04000201u + (unsigned)u * 0x10000u);
	assert(h == (u | 4 << 8));
	memmove(b + 1, b, 4);
	assert(b[0] == 1 && b[1] == 1 && b[3] == u && b[4] == 4 && b[5] == 6);
	return 0;
}
