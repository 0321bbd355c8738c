#include <assert.h>
#include <stdlib.h>
void keep(int *p);
void poke(void);
static int mine;
static int use(int *b)
{
	*b = 1;
	mine = 1;
	poke();
	if (*b > 5)
		return 1;
	assert(mine == 1);
	assert(*b == 1);
	return 0;
}
int main(void)
{
	int *b = malloc(sizeof *b);
	if (!b)
		return 1;
	keep(b);
	return use(b);
}
