#include <stdlib.h>
static void leave(int *p)
{
	int *own = malloc(4);
	if (own != p)
		exit(0);
	*own = 1;
}
int main(void)
{
	int *table[2] = {malloc(4), 0};
	int **t = table;
	leave(t[0]);
	return 0;
}
