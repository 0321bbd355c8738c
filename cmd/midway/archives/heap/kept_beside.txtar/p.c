#include <assert.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

int main(void)
{
	int *table = calloc(8, sizeof *table);
	int first = __VERIFIER_nondet_int();
	if (first < 1 || first > 4)
		return 0;
	int *shifted = table - first;
	shifted[first + 7] = 3;
	assert(table[7] == 3);
	assert(shifted + 4 != table + 2);
	int n = shifted[first + 8];
	free(table);
	return n;
}
