#include <assert.h>
#include <string.h>
extern int __VERIFIER_nondet_int(void);
char a[400], b[400];
int main(void)
{
	char *either[2] = {a, a};
	int i = __VERIFIER_nondet_int() & 1;
	either[i] = b;
	memset(either[1], 1, 300);
	assert(a[299] == !i && b[299] == i);
	assert(a[300] == 0 && b[300] == 0);
	return 0;
}
