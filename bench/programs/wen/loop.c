// Loops whose rounds an input decides, with two assertions, as Wen and Yang's testLoop has them. Each assertion is on
// one side of a branch; on both sides a loop follows in which nothing can fail. The second one fails in round 30.
#include <assert.h>
extern int __VERIFIER_nondet_int(void);

enum { ROUNDS = 50 };

static int counted(int n)
{
	int i = 0, sum = 0;
	while (i < n && i < ROUNDS) {
		sum += i;
		i++;
	}
	assert(sum >= 0);
	return sum;
}

static int stepped(int n)
{
	int i = 0, odd = 0;
	while (i < n && i < ROUNDS) {
		odd += i % 2;
		i++;
		assert(odd < 15);
	}
	return odd;
}

static int scattered(int bits, int limit)
{
	int ones = 0;
	for (int k = 0; k < 14; k++)
		if (bits >> k & 1)
			ones++;
	return ones > limit;
}

int main(void)
{
	int n = __VERIFIER_nondet_int(), which = __VERIFIER_nondet_int(), bits = __VERIFIER_nondet_int();
	int sum = which > 0 ? counted(n) : stepped(n);
	return scattered(bits, sum);
}
