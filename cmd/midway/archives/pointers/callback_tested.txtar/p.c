#include <assert.h>

static int x;
static void one(int k) { x = k; }
static void two(int k) { x = 2 * k; }
static void (*done)(int);

static void finish(void)
{
	x = 1;
	if (done)
		done(1);
	assert(x == 1 || x == 2);
}

int main(int argc, char **argv)
{
	(void)argv;
	if (argc > 1)
		done = argc > 2 ? one : two;
	finish();
	return 0;
}
