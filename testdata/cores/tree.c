/* A search tree on the heap with parents, a table of functions, strings, thread-locals, values in structures: all of it
   is looked at after the stop. */
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifndef LIMIT
#define LIMIT 5
#endif

struct tree { struct tree *left, *right, *parent; const char *name; int key; };
struct pair { short a; char b; long c; };
struct holder { struct pair p; double ratio; void (*visit)(struct tree *); struct tree *all; char text[12]; };

static struct tree *root;
static struct holder holder;
static struct tree pool[3];
static const char *const names[] = {"zero", "one", "two"};
static __thread int mine;
static int visited, limit;
static int (*compare)(const char *, const char *) = strcmp;

static void count(struct tree *t) { visited += t->key; }

static struct tree *insert(struct tree *t, struct tree *parent, int key)
{
	static int made;
	if (!t) {
		t = key < 3 ? &pool[key] : calloc(1, sizeof *t);
		t->key = key;
		t->parent = parent;
		t->name = names[key % 3];
		made++;
		assert(made <= limit);
		return t;
	}
	if (key < t->key)
		t->left = insert(t->left, t, key);
	else
		t->right = insert(t->right, t, key);
	return t;
}

static int depth(struct tree *t)
{
	if (!t)
		return 0;
	assert(!t->left || t->left->parent == t);
	assert(!t->right || t->right->parent == t);
	holder.visit(t);
	int l = depth(t->left), r = depth(t->right);
	return 1 + (l > r ? l : r);
}

static void *other(void *arg)
{
	struct tree *t = arg;
	mine = 40;
	pthread_barrier_t *gate = (pthread_barrier_t *)t->parent;
	pthread_barrier_wait(gate);
	assert(mine == 40);
	return (void *)(long)t->key;
}

int main(int argc, char **argv)
{
	pthread_barrier_t gate;
	pthread_t thread;
	struct pair local = {1, 2, 3};
	struct tree request = {0, 0, (struct tree *)&gate, "request", 17};
	char *dynamic = strdup("dynamic");
	void *result;
	limit = LIMIT;
	mine = 2;
	pthread_barrier_init(&gate, 0, 2);
	pthread_create(&thread, 0, other, &request);
	for (int i = 0; i < 5; i++)
		root = insert(root, 0, i * 3 % 5);
	holder.p = local;
	holder.ratio = 0.5;
	holder.visit = count;
	holder.all = root->right;
	memcpy(holder.text, "text", 5);
	local.c = 9;
	usleep(200000); /* the other thread comes to the barrier */
	local.a += argc; /* STOP */
	assert(depth(root) == 4);
	assert(visited == 10);
	assert(holder.all->parent == root && holder.all->key == 3);
	assert(holder.ratio * 4 == 2.0);
	assert(holder.p.a == 1 && holder.p.b == 2 && holder.p.c == 3 && local.c == 9 && local.a == 2);
	assert(compare(holder.text, "text") == 0 && compare(dynamic, "dynamic") == 0 && strlen(root->right->name) == 4);
	assert(argv[0][0] != 0 && argv[1] == 0);
	assert(mine == 2);
	free(dynamic);
	pthread_barrier_wait(&gate);
	pthread_join(thread, &result);
	assert((long)result == 17);
	pthread_barrier_destroy(&gate);
	return 0;
}
