#include <assert.h>
#include <stdlib.h>
struct node { long a; struct node *next; };
static struct node *b, *other;
void *slots[4];
static void f(struct node *p)
{
	p->next->a = 0;
	p[1].a = 5;
	assert(p->next->a == 0);
}
int main(int argc, char **argv)
{
	b = calloc(2, sizeof *b);
	other = calloc(1, sizeof *other);
	if (!b || !other)
		return 1;
	b->next = argc > 1 ? other : b + 1;
	f(b);
	return 0;
}
