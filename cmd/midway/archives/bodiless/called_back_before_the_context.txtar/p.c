#include <assert.h>
void each(void (*f)(void));
static int n, mine;
static void visit(void) { n = 1; }
static int use(void)
{
	n = 0;
	mine = 1;
	each(visit);
	if (n > 5)
		return 1;
	assert(mine == 1);
	assert(n == 0);
	return 0;
}
int main(void)
{
	return use();
}
