/* A set of numbers as a sorted list that threads change without locks (Harris, DISC 2001; Michael, SPAA 2002): a node is removed by
 * marking its link, which whoever comes by then takes out. Each thread inserts its own number and the shared one, and removes its own
 * again; afterwards the shared one is there once, and nothing else. Nothing is freed before the end. With OWN, a thread only asserts how many
 * operations it has done, which depends on nothing that is shared. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

#ifndef THREADS
#define THREADS 2
#endif
#define SHARED 100

struct node {
	int key;
	_Atomic uintptr_t next; /* a node's address; bit 0 marks the node itself as removed */
};

static struct node head; /* before all keys */
static atomic_int inserted, removed;

static struct node *address(uintptr_t link) { return (struct node *)(link & ~(uintptr_t)1); }

static int marked(uintptr_t link) { return link & 1; }

/* find sets *before to the last node whose key is less than that asked for, and returns the node behind it. Removed nodes on the way are
 * taken out; where another thread was faster, the search starts again. */
static struct node *find(int key, struct node **before)
{
	for (;;) {
		struct node *p = &head;
		uintptr_t link = atomic_load(&p->next);
		int again = 0;
		while (address(link) != NULL) {
			struct node *n = address(link);
			uintptr_t after = atomic_load(&n->next);
			if (marked(after)) {
				uintptr_t expected = (uintptr_t)n;
				if (!atomic_compare_exchange_strong(&p->next, &expected, after & ~(uintptr_t)1)) {
					again = 1;
					break;
				}
				link = after & ~(uintptr_t)1;
				continue;
			}
			if (n->key >= key)
				break;
			p = n;
			link = after;
		}
		if (!again) {
			*before = p;
			return address(link);
		}
	}
}

static int insert(int key)
{
	struct node *new = malloc(sizeof *new), *before;
	if (new == NULL)
		abort();
	new->key = key;
	for (;;) {
		struct node *n = find(key, &before);
		if (n != NULL && n->key == key) {
			free(new);
			return 0;
		}
		uintptr_t expected = (uintptr_t)n;
		atomic_init(&new->next, expected);
		if (atomic_compare_exchange_strong(&before->next, &expected, (uintptr_t)new))
			return 1;
	}
}

static int erase(int key)
{
	struct node *before;
	for (;;) {
		struct node *n = find(key, &before);
		if (n == NULL || n->key != key)
			return 0;
		uintptr_t after = atomic_load(&n->next);
		if (!marked(after) && atomic_compare_exchange_strong(&n->next, &after, after | 1)) {
			find(key, &before); /* takes it out */
			return 1;
		}
	}
}

#ifdef OWN
static void *work(void *arg)
{
	int id = (int)(intptr_t)arg, done = 0;
	while (done < 3) {
		switch (done++) {
		case 0:
			insert(SHARED);
			break;
		case 1:
			insert(id);
			break;
		default:
			erase(id);
		}
	}
	assert(done == 3 && id <= THREADS);
	return NULL;
}
#else
static void *work(void *arg)
{
	int id = (int)(intptr_t)arg;
	if (insert(SHARED))
		atomic_fetch_add(&inserted, 1);
	assert(insert(id));
	if (erase(id))
		atomic_fetch_add(&removed, 1);
	return NULL;
}
#endif

int main(void)
{
	pthread_t t[THREADS];
	for (intptr_t i = 0; i < THREADS; i++)
		pthread_create(&t[i], NULL, work, (void *)(i + 1));
	for (int i = 0; i < THREADS; i++)
		pthread_join(t[i], NULL);
#ifndef OWN
	assert(inserted == 1);
	assert(removed == THREADS);
	struct node *n = address(atomic_load(&head.next));
	assert(n != NULL && n->key == SHARED && address(atomic_load(&n->next)) == NULL);
#endif
	return 0;
}
