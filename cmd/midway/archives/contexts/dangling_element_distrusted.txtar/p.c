#include <stdlib.h>
int *table, length, at;
static void f(void)
{
	if (at < length)
		table[at] = 1;
}
int main(int argc, char **argv)
{
	(void)argv;
	table = malloc(100);
	if (!table)
		return 1;
	if (argc > 1)
		free(table);
	length = argc, at = argc - 1;
	f();
	return 0;
}
