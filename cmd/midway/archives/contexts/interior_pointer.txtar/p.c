#include <assert.h>
#include <stdlib.h>
struct pair {
	int a, b;
};
static void f(struct pair *s, int *member)
{
	s->a = 1;
	s->b = 2;
	*member = 3;
	assert(s->a == 1);
	assert(s->b == 2);
}
int main(int argc, char **argv)
{
	struct pair *x = malloc(sizeof *x), *y = malloc(sizeof *y);
	if (!x || !y)
		return 1;
	(void)argv;
	f(x, argc > 1 ? &x->b : &y->b);
	return 0;
}
