#include <stdlib.h>
int main(void)
{
	int x[2] = {1, 2};
	int *volatile p = x;
	free(p);
	return 0;
}
