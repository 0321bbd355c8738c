#include <assert.h>
extern int __VERIFIER_nondet_int(void);
static int first[100], table[20], last[100];
int main(void)
{
	int i = __VERIFIER_nondet_int(), j = __VERIFIER_nondet_int();
	first[0] = last[0] = 0;
	if (i < 100 || i >= 120 || j < -100 || j >= -80)
		return 0;
	table[i - 100] = 1;
	table[j + 100] = 2;
	assert(first[0] == 0 && last[0] == 0);
	assert(table[i - 100] == (i - 100 == j + 100 ? 2 : 1));
	return 0;
}
