// The primes below a bound are counted: nothing is unknown.
#include <assert.h>
#ifndef BOUND
#define BOUND 320000
#endif
static char composite[BOUND];
int main(void)
{
	int primes = 0;
	for (int i = 2; i < BOUND; i++) {
		if (composite[i])
			continue;
		primes++;
		for (int k = 2 * i; k < BOUND; k += i)
			composite[k] = 1;
	}
	assert(BOUND != 320000 || primes == 27608);
	return 0;
}
