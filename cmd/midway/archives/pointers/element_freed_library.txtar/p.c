#include <stdlib.h>
struct node { long n; };
void drop_and_use(struct node *first, struct node *second)
{
	second->n = 0;
	if (first == second)
		return;
	free(first);
	second->n = 1;
}
