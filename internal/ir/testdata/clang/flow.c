/* Switches, labels that LLVM IR uses as keys, vectors, floats, variable-length arrays, goto by address. */
#include <string.h>

union word { float f; unsigned u; };
typedef int lanes __attribute__((vector_size(16)));

static const char *const names[] = {"point", "line", "area"};

static int classify(int kind, unsigned long bits)
{
	switch (kind) {
	case 0: goto line;
	case 1: case 2: case 3: return 4;
	case 100: goto count;
	default: return (int)(bits >> 3 | bits << 5);
	}
line:
	return names[1][0];
count:
	return names[0][1];
}

static float scale(float f, int by)
{
	union word w = {.f = f * 1.5f};
	w.u += (unsigned)by << 23;
	return w.f;
}

static int spread(int n)
{
	lanes v = {n, n + 1, n + 2, 3}, three = {3, 3, 3, 3};
	int cells[n + 1], *where = cells;
	v = v * three + (lanes){1, 1, 1, 1};
	memset(cells, 0, sizeof cells);
	for (int i = 0; i <= n; i++)
		*where++ = v[i & 3] + cells[i / 2];
	return cells[n];
}

static int jump(int n)
{
	static void *const targets[] = {&&first, &&second};
	goto *targets[n & 1];
first:
	return 1;
second:
	return n;
}

int main(int argc, char **argv)
{
	long double wide = scale(2.5f, argc);
	return classify(argc, (unsigned long)argv) + spread(argc) + jump(argc) + (wide > 1.0L);
}
