#include <stdlib.h>
struct node {
	struct node *next;
};
static struct node *circle, *late;
static void clean(void) { free(late); }
int main(void)
{
	struct node *n = malloc(sizeof *n), *m = malloc(sizeof *m);
	n->next = m;
	m->next = n;
	circle = m;
	late = malloc(sizeof *late);
	atexit(clean);
	char *s = realloc(malloc(3), 8);
	free(s);
	return 0;
}
