/* A hash table with open addressing that threads fill without locks: a slot belongs to the first key that is put into it by
 * compare-and-exchange, and its value is then replaced likewise. Each thread puts OPERATIONS keys, all of which the others put, too; every
 * key ends up in one slot, the first to put it is told so, and it has a value that some thread gave it. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef THREADS
#define THREADS 2
#endif
#ifndef OPERATIONS
#define OPERATIONS 1
#endif
#define SLOTS 8 /* a power of two, more than there are keys */

struct slot {
	atomic_uint key; /* 0: free */
	atomic_uint value;
};

static struct slot table[SLOTS];
static atomic_int firsts;

static unsigned hash(unsigned key) { return key * 2654435761u >> 16; }

/* slot finds the slot of a key, or claims one for it. */
static struct slot *slot(unsigned key)
{
	for (unsigned i = hash(key), n = 0; n < SLOTS; i++, n++) {
		struct slot *s = &table[i % SLOTS];
		unsigned owner = atomic_load(&s->key);
		if (owner == 0 && atomic_compare_exchange_strong(&s->key, &owner, key))
			return s;
		if (owner == key)
			return s;
	}
	return NULL;
}

/* put gives a key a value and returns the one that it had, 0 for none. */
static unsigned put(unsigned key, unsigned value)
{
	struct slot *s = slot(key);
	assert(s != NULL);
	unsigned old = atomic_load(&s->value);
	while (!atomic_compare_exchange_strong(&s->value, &old, value))
		;
	return old;
}

static unsigned get(unsigned key)
{
	for (unsigned i = hash(key), n = 0; n < SLOTS; i++, n++) {
		struct slot *s = &table[i % SLOTS];
		if (atomic_load(&s->key) == key)
			return atomic_load(&s->value);
	}
	return 0;
}

static void *work(void *arg)
{
	unsigned id = (unsigned)(uintptr_t)arg;
	for (unsigned k = 1; k <= OPERATIONS; k++) {
		if (put(k, 10 * k + id) == 0)
			atomic_fetch_add(&firsts, 1);
		assert(get(k) / 10 == k);
	}
	return NULL;
}

int main(void)
{
	pthread_t t[THREADS];
	for (uintptr_t i = 0; i < THREADS; i++)
		pthread_create(&t[i], NULL, work, (void *)(i + 1));
	for (int i = 0; i < THREADS; i++)
		pthread_join(t[i], NULL);
	int used = 0;
	for (int i = 0; i < SLOTS; i++)
		used += table[i].key != 0;
	assert(used == OPERATIONS && firsts == OPERATIONS);
	return 0;
}
