#include <string.h>
#include <stdlib.h>
struct part {
	char tag;
	int value;
	unsigned a : 3, b : 5;
};
static struct part kept;
static int same(int x) { return x; }
int main(void)
{
	struct part p;
	int unset, sum;
	p.tag = 1;
	p.value = 2;
	p.a = 5;
	kept = p;
	sum = same(unset) + kept.value;
	if (kept.tag != 1 || kept.value != 2 || kept.a != 5)
		return 1;
	char *buffer = malloc(8);
	memset(buffer, 'x', 4);
	buffer = realloc(buffer, 16);
	if (buffer[3] != 'x')
		return 2;
	free(buffer);
	sum &= 0;
	return sum == 0 ? 0 : 3;
}
