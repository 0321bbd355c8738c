// Bubble sort of unknown ints: as many paths as orders.
#include <assert.h>
#ifndef SIZE
#define SIZE 5
#endif
void klee_make_symbolic(void *p, unsigned long n, const char *name);
int main(void)
{
	int a[SIZE];
	klee_make_symbolic(a, sizeof a, "a");
	for (int i = 0; i < SIZE; i++)
		for (int k = 0; k + 1 < SIZE - i; k++)
			if (a[k] > a[k + 1]) {
				int t = a[k];
				a[k] = a[k + 1];
				a[k + 1] = t;
			}
	for (int i = 0; i + 1 < SIZE; i++)
		assert(a[i] <= a[i + 1]);
	return 0;
}
