#include <stdlib.h>
struct node {
	struct node *next;
	int v;
};
static int f(struct node *p)
{
	int n = 0;
	for (; p; p = p->next)
		n++;
	return n;
}
int main(int argc, char **argv)
{
	(void)argv;
	struct node *head = NULL;
	for (int i = 0; i < argc; i++) {
		struct node *n = malloc(sizeof *n);
		if (!n)
			return 1;
		n->next = head;
		head = n;
	}
	if (argc > 3)
		head->next = head;
	return f(head);
}
