/* Trees and lists: POSIX.1-2017 <search.h> (tsearch, lsearch, insque). A tree is not balanced as glibc's is (red and black), so that
   another key may be at its root, and deletions free other nodes: runs are incomplete. */
#include <search.h>
#include <stdlib.h>
#include "models.h"

/* The key is first: what tsearch and tfind return is where it is. */
struct branch {
	const void *key;
	struct branch *left, *right;
};

typedef int (*order)(const void *, const void *);

static void shaped(void **root)
{
	__midway_check(root, sizeof *root, 1); /* glibc paints the root each time */
	__midway_ledger(2, "unmodelled-call", "tsearch, tdelete: which key is at the root, and which nodes are freed, may be otherwise in glibc's trees");
}

/* Where the node of a key is hung up, or would be. */
static struct branch **place(const void *key, void *const *root, order compare)
{
	struct branch **at = (struct branch **)root;
	__midway_check(root, sizeof *root, 0);
	while (*at) {
		int c = compare(key, (*at)->key);
		if (c == 0)
			break;
		at = c < 0 ? &(*at)->left : &(*at)->right;
	}
	return at;
}

void *tsearch(const void *key, void **root, order compare)
{
	if (!root)
		return 0;
	shaped(root);
	struct branch **at = place(key, root, compare);
	if (!*at) {
		struct branch *b = malloc(sizeof *b);
		if (!b)
			return 0;
		b->key = key;
		b->left = b->right = 0;
		*at = b;
	}
	return *at;
}

void *tfind(const void *key, void *const *root, order compare) { return root ? *place(key, root, compare) : 0; }

/* It returns the parent, or, of the root, something that is not null. */
void *tdelete(const void *restrict key, void **restrict root, order compare)
{
	if (!root)
		return 0;
	struct branch **at = (struct branch **)root, *parent = 0;
	shaped(root);
	for (;;) {
		if (!*at)
			return 0;
		int c = compare(key, (*at)->key);
		if (c == 0)
			break;
		parent = *at;
		at = c < 0 ? &parent->left : &parent->right;
	}
	struct branch *b = *at;
	if (b->left && b->right) { /* the least of what is greater takes its place */
		struct branch **least = &b->right;
		while ((*least)->left)
			least = &(*least)->left;
		struct branch *l = *least;
		b->key = l->key;
		*least = l->right;
		free(l);
	} else {
		*at = b->left ? b->left : b->right;
		free(b);
	}
	return parent ? (void *)parent : (void *)root;
}

/* The least node goes first, as glibc does not promise an order. */
void tdestroy(void *root, void (*drop)(void *))
{
	struct branch *b = root;
	while (b) {
		struct branch *next = b->left;
		if (next) { /* it comes up, and this node below it */
			b->left = next->right;
			next->right = b;
		} else {
			next = b->right;
			drop((void *)b->key);
			free(b);
		}
		b = next;
	}
}

/* Doubly linked elements that begin with a pointer to the next and one to the one before. */
struct element {
	struct element *next, *before;
};

void insque(void *what, void *behind)
{
	struct element *e = what, *b = behind;
	__midway_check(e, sizeof *e, 1);
	if (!b) {
		e->next = e->before = 0;
		return;
	}
	__midway_check(b, sizeof *b, 1);
	e->next = b->next;
	e->before = b;
	b->next = e;
	if (e->next)
		e->next->before = e;
}

void remque(void *what)
{
	struct element *e = what;
	__midway_check(e, sizeof *e, 0);
	if (e->next)
		e->next->before = e->before;
	if (e->before)
		e->before->next = e->next;
}
