#include <assert.h>
struct pair {
	int x, y;
};
static struct pair a, b;
static void set(int *p)
{
	b.y = 0;
	*p = 5;
	assert(b.y == 0);
}
int main(int argc, char **argv)
{
	(void)argv;
	if (argc > 1)
		set(&a.x);
	else
		set(&b.y);
	return 0;
}
