#include <assert.h>
#include <string.h>
static char *volatile text;
int main(void)
{
	char copy[8];
	strcpy(copy, text);
	assert(0);
	return 0;
}
