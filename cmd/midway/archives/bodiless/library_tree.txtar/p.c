#include <assert.h>
#include <search.h>
static int by_number(const void *a, const void *b)
{
	return *(const int *)a - *(const int *)b;
}
int main(void)
{
	void *root = 0;
	int one = 1, two = 2, three = 3, key = 2;
	tsearch(&one, &root, by_number);
	tsearch(&two, &root, by_number);
	tsearch(&three, &root, by_number);
	assert(*(int **)tfind(&key, &root, by_number) == &two);
	assert(*(int **)root != &two);
	return 0;
}
