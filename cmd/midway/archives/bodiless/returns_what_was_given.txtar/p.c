#include <assert.h>
void put(int *p);
int *get(void);
static int kept, other;
int main(void)
{
	put(&kept);
	kept = other = 0;
	int *p = get();
	*p = 1;
	assert(other == 0);
	assert(kept == 0);
	return 0;
}
