#include <assert.h>
int flag(void);
void f(void)
{
	if (flag() == 42)
		assert(0);
}
