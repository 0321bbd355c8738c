/* Arrays, pointer arithmetic, function pointers, variable-length arrays, linked lists in static memory. */
void out(long long);

typedef int (*op)(int, int);
static int add(int a, int b) { return a + b; }
static int mul(int a, int b) { return a * b; }
static int (*const table[])(int, int) = {add, mul};
static int grid[4][5];
static int *rows[] = {grid[0], grid[1] + 2, &grid[3][4]};
static char text[] = "middle", *tail = text + 3;
struct node { struct node *next; int v; };
static struct node c = {0, 3}, b = {&c, 2}, a = {&b, 1};

static int apply(op f, int x, int y) { return f(x, y); }
static int fold(const struct node *n) { return n ? n->v + 10 * fold(n->next) : 0; }
static void fill(int n, int m[n][n]) {
	int i, j;
	for (i = 0; i < n; i++)
		for (j = 0; j < n; j++)
			m[i][j] = i * 100 + j;
}
static long length(const char *s) { const char *p = s; while (*p) p++; return p - s; }

int main(int argc, char **argv) {
	int i, n = argc + 3, vla[n], square[n][n], *p = vla, **pp = &p;
	for (i = 0; i < n; i++)
		p[i] = i * i;
	for (i = n - 1; i >= 0; i--)
		out(*(*pp + i) + apply(table[i & 1], i, 7));
	fill(n, square);
	out(square[2][3] + square[n - 1][0]);
	for (i = 0; i < 20; i++)
		(&grid[0][0])[i] = i;
	out(*rows[0] + *rows[1] * 10 + *rows[2] * 100);
	out(rows[2] - rows[0]);
	out(length(text) * 10 + length(tail));
	tail[-1] = 'X';
	out(text[2]);
	out(fold(&a));
	a.next = a.next->next;
	out(fold(&a));
	p = vla + n;
	while (p > vla)
		out(*--p);
	out((char *)&square[1][1] - (char *)&square[0][0]);
	return (int)(((unsigned long)&grid[2][3] - (unsigned long)grid) & 255);
}
