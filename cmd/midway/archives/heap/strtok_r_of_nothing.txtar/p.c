#include <string.h>
int main(void)
{
	char *rest = 0;
	return strtok_r(0, " ", &rest) != 0;
}
