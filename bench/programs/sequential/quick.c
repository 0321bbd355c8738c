// Quicksort of unknown ints, the last of each part being its pivot.
#include <assert.h>
#ifndef SIZE
#define SIZE 5
#endif
void klee_make_symbolic(void *p, unsigned long n, const char *name);
static void swap(int *x, int *y)
{
	int t = *x;
	*x = *y;
	*y = t;
}
static void sort(int *a, int low, int high)
{
	if (low >= high)
		return;
	int end = low;
	for (int i = low; i < high; i++)
		if (a[i] < a[high])
			swap(&a[i], &a[end++]);
	swap(&a[end], &a[high]);
	sort(a, low, end - 1);
	sort(a, end + 1, high);
}
int main(void)
{
	int a[SIZE];
	klee_make_symbolic(a, sizeof a, "a");
	sort(a, 0, SIZE - 1);
	for (int i = 0; i + 1 < SIZE; i++)
		assert(a[i] <= a[i + 1]);
	return 0;
}
