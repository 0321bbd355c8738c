#include <assert.h>
#include <stdarg.h>
#include <pthread.h>

static int x, y;

static int set(int n, ...)
{
	va_list list;
	int v = n;
	va_start(list, n);
	int *p = va_arg(list, int *);
	*p = v;
	v = va_arg(list, int);
	va_end(list);
	return v;
}

int main(int argc, char **argv)
{
	if (argc > 1)
		set(5, &x, 1);
	int got = set(5, &y, 2);
	assert(x == 5 || y == 5);
	assert(got == 2);
	return 0;
}
