// Binary search for an unknown key among 256 even numbers.
#include <assert.h>
enum { SIZE = 256 };
void klee_make_symbolic(void *p, unsigned long n, const char *name);
int main(void)
{
	int a[SIZE], key, low = 0, high = SIZE;
	klee_make_symbolic(&key, sizeof key, "key");
	for (int i = 0; i < SIZE; i++)
		a[i] = 2 * i;
	while (low < high) {
		int middle = (low + high) / 2;
		if (a[middle] == key) {
			assert(key == 2 * middle);
			return 1;
		}
		if (a[middle] < key)
			low = middle + 1;
		else
			high = middle;
	}
	assert(key < 0 || key >= 2 * SIZE || key % 2 != 0);
	return 0;
}
