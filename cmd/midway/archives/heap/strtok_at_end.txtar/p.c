#include <assert.h>
#include <string.h>
int main(void)
{
	char text[] = "a ";
	assert(strtok(text, " ") == text);
	assert(!strtok(0, " "));
	assert(!strtok(0, " "));
	return 0;
}
