#include <assert.h>
#include <stdlib.h>
extern unsigned __VERIFIER_nondet_uint(void);
enum { N = 6 };
int *table[N];
int main(void)
{
	for (int i = 0; i < N; i++)
		table[i] = calloc(1, sizeof *table[i]);
	unsigned i = __VERIFIER_nondet_uint();
	if (i >= N)
		return 0;
	*table[i] = 1;
	assert(*table[4] == 0);
	return 0;
}
