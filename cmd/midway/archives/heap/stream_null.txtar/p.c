#include <stdio.h>
int main(void)
{
	FILE *f = fopen("data", "r");
	return fgetc(f) == 0;
}
