/* A set of numbers as a skip list that threads change without locks (Fraser 2004; Herlihy and Shavit, The Art of Multiprocessor Programming,
 * chapter 14): a number is in the set if it is on the lowest level and unmarked there; upper levels are shortcuts. How many levels a
 * number is on follows from the number. Each thread inserts numbers of its own, looks for them and removes all but the first;
 * afterwards each level is sorted, and the lowest has the first number of each thread. Nothing is freed before the end. With OWN, a thread only
 * asserts how many operations it has done, which depends on nothing that is shared. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

#ifndef THREADS
#define THREADS 2
#endif
#ifndef NUMBERS
#define NUMBERS 1 /* of each thread */
#endif
#define LEVELS 2

struct node {
	int key, top;
	_Atomic uintptr_t next[LEVELS]; /* bit 0 marks the node as removed from that level */
};

static struct node head = {.top = LEVELS - 1};

static struct node *address(uintptr_t link) { return (struct node *)(link & ~(uintptr_t)1); }

static int marked(uintptr_t link) { return link & 1; }

/* search takes removed nodes out of one level, from the node before, and fails where another thread was faster. */
static int search(int key, int level, struct node **before, struct node **after)
{
	struct node *p = *before;
	uintptr_t link = atomic_load(&p->next[level]);
	while (address(link) != NULL) {
		struct node *n = address(link);
		uintptr_t next = atomic_load(&n->next[level]);
		if (marked(next)) {
			uintptr_t expected = (uintptr_t)n;
			next &= ~(uintptr_t)1;
			if (!atomic_compare_exchange_strong(&p->next[level], &expected, next))
				return 0;
			link = next;
			continue;
		}
		if (n->key >= key)
			break;
		p = n;
		link = next;
	}
	*before = p;
	*after = address(link);
	return 1;
}

/* find sets, on each level, the nodes between which the key is or belongs, and reports whether it is in the set. */
static int find(int key, struct node *before[], struct node *after[])
{
	for (;;) {
		struct node *p = &head;
		int level = LEVELS - 1;
		for (; level >= 0; level--) {
			if (!search(key, level, &p, &after[level]))
				break;
			before[level] = p;
		}
		if (level < 0)
			return after[0] != NULL && after[0]->key == key;
	}
}

static int insert(int key)
{
	struct node *before[LEVELS], *after[LEVELS], *new = malloc(sizeof *new);
	if (new == NULL)
		abort();
	new->key = key;
	new->top = key % LEVELS;
	for (;;) {
		if (find(key, before, after))
			return 0;
		for (int l = 0; l <= new->top; l++)
			atomic_init(&new->next[l], (uintptr_t)after[l]);
		uintptr_t expected = (uintptr_t)after[0];
		if (atomic_compare_exchange_strong(&before[0]->next[0], &expected, (uintptr_t)new))
			break;
	}
	for (int l = 1; l <= new->top; l++) {
		for (;;) {
			uintptr_t expected = (uintptr_t)after[l];
			if (atomic_compare_exchange_strong(&before[l]->next[l], &expected, (uintptr_t)new))
				break;
			find(key, before, after);
			atomic_store(&new->next[l], (uintptr_t)after[l]);
		}
	}
	return 1;
}

static int contains(int key)
{
	struct node *n = &head;
	for (int l = LEVELS - 1; l >= 0; l--) {
		for (struct node *next; (next = address(atomic_load(&n->next[l]))) != NULL && next->key < key;)
			n = next;
	}
	n = address(atomic_load(&n->next[0]));
	while (n != NULL && n->key < key)
		n = address(atomic_load(&n->next[0]));
	return n != NULL && n->key == key && !marked(atomic_load(&n->next[0]));
}

/* erase marks the node from the highest level down; who marks the lowest one has removed it. */
static int erase(int key)
{
	struct node *before[LEVELS], *after[LEVELS];
	if (!find(key, before, after))
		return 0;
	struct node *n = after[0];
	for (int l = n->top; l > 0; l--)
		atomic_fetch_or(&n->next[l], 1);
	if (marked(atomic_fetch_or(&n->next[0], 1)))
		return 0;
	find(key, before, after); /* takes it out */
	return 1;
}

#ifdef OWN
static void *work(void *arg)
{
	int id = (int)(intptr_t)arg, done = 0;
	for (int i = 0; i < NUMBERS; i++, done++)
		insert(id * NUMBERS + i);
	for (int i = 1; i < NUMBERS; i++, done += 2) {
		contains(id * NUMBERS + i);
		erase(id * NUMBERS + i);
	}
	assert(done == 3 * NUMBERS - 2 && id <= THREADS);
	return NULL;
}
#else
static void *work(void *arg)
{
	int first = (int)(intptr_t)arg * NUMBERS;
	for (int i = 0; i < NUMBERS; i++)
		assert(insert(first + i));
	for (int i = 1; i < NUMBERS; i++) {
		assert(contains(first + i));
		assert(erase(first + i));
	}
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
	for (int l = 0; l < LEVELS; l++) {
		int last = 0, count = 0;
		for (struct node *n = address(atomic_load(&head.next[l])); n != NULL; n = address(atomic_load(&n->next[l]))) {
			assert(n->key > last && !marked(atomic_load(&n->next[l])));
			last = n->key;
			count++;
		}
		assert(l > 0 || count == THREADS);
	}
#endif
	return 0;
}
