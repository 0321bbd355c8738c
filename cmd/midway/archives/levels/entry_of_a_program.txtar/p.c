#include <assert.h>
int g;
void f(int n)
{
	g = n - n;
	assert(g == 2);
}
int main(int argc, char **argv)
{
	(void)argv;
	if (argc < 0)
		f(1);
	return 0;
}
