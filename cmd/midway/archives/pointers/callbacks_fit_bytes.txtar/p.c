#include <assert.h>
#include <stdlib.h>
typedef void (*any)(void);
struct plugin { int kind; any call; };
int seen;
void one(int *a) { *a = 1; seen |= 1; }
void other(int *a) { *a = 3; seen |= 1; }
void two(int *a, int *b) { *a = *b; seen |= 2; }
int three(int *a) { return *a; }
struct plugin *add(int kind, any call)
{
	struct plugin *p = malloc(sizeof *p);
	if (!p)
		abort();
	p->kind = kind;
	p->call = call;
	return p;
}
void run(struct plugin *p, int *x)
{
	((void (*)(int *))p->call)(x);
}
int main(int argc, char **argv)
{
	int x = 0, y = 0;
	struct plugin *list[4] = { add(1, (any)one), add(1, (any)other), add(2, (any)two), add(1, (any)three) };
	for (int i = 0; i < 4; i++)
		if (list[i]->kind == 1)
			run(list[i], &x);
	((void (*)(int *, int *))list[2]->call)(&x, &y);
	return 0;
}
