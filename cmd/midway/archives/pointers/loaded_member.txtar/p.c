struct item { long n, m; };
struct other { int a, b; };
struct pool { unsigned size; struct item *items; };
int calls;
static int step(void)
{
	calls++;
	return calls;
}
static void use(struct item *it, int n)
{
	it->m = n;
}
void one(struct pool *p)
{
	use(p->items, step());
}
void two(struct other *o)
{
	o->a = 1;
	o->b = 2;
}
