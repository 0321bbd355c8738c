#include <assert.h>
static int table[16];
static void f(int i, int j)
{
	table[i] = 1;
	table[j] = 2;
	assert(table[i] == (i == j ? 2 : 1));
	assert(i != j);
}
int main(int argc, char **argv)
{
	(void)argv;
	f(argc & 15, (argc * 7) & 15);
	return 0;
}
