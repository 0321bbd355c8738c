/* A thread-safe allocator: blocks of a few sizes, each thread with lists of its own of free blocks, filled from and drained into lists that
 * all share under a lock; what these lack is cut from one piece of memory. Each thread allocates, writes, hands a block to its neighbour and
 * frees what it has; no block is changed by anybody but its owner, and in the end all of the memory is in the lists or uncut. With OWN, a thread only
 * asserts how often it has allocated, which depends on nothing that is shared. */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

#ifndef THREADS
#define THREADS 4
#endif
#ifndef ROUNDS
#define ROUNDS 1
#endif
#define CLASSES 2     /* blocks of 16 and 32 bytes */
#define CACHED 1      /* free blocks of a size that a thread keeps */
#define MEMORY 1024

struct block {
	struct block *next; /* in a list of free blocks */
	int class;
};

struct lists {
	struct block *free[CLASSES];
	int count[CLASSES];
};

static _Alignas(16) char memory[MEMORY];
static struct lists shared;
static size_t cut; /* bytes */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static size_t size_of(int class) { return sizeof(struct block) + ((size_t)16 << class); }

static int class_of(size_t size)
{
	int c = 0;
	while (((size_t)16 << c) < size)
		c++;
	return c;
}

static void push(struct lists *l, struct block *b)
{
	b->next = l->free[b->class];
	l->free[b->class] = b;
	l->count[b->class]++;
}

static struct block *pop(struct lists *l, int class)
{
	struct block *b = l->free[class];
	if (b != NULL) {
		l->free[class] = b->next;
		l->count[class]--;
	}
	return b;
}

/* fetch takes a block from the shared lists or cuts one; NULL where there is no memory left. */
static struct block *fetch(int class)
{
	pthread_mutex_lock(&lock);
	struct block *b = pop(&shared, class);
	if (b == NULL && cut + size_of(class) <= MEMORY) {
		b = (struct block *)&memory[cut];
		b->class = class;
		cut += size_of(class);
	}
	pthread_mutex_unlock(&lock);
	return b;
}

static void *allocate(struct lists *own, size_t size)
{
	int class = class_of(size);
	struct block *b = pop(own, class);
	if (b == NULL)
		b = fetch(class);
	return b == NULL ? NULL : b + 1;
}

static void release(struct lists *own, void *p)
{
	struct block *b = (struct block *)p - 1;
	push(own, b);
	if (own->count[b->class] > CACHED) {
		b = pop(own, b->class);
		pthread_mutex_lock(&lock);
		push(&shared, b);
		pthread_mutex_unlock(&lock);
	}
}

/* drain gives everything back. */
static void drain(struct lists *own)
{
	for (int c = 0; c < CLASSES; c++) {
		struct block *b;
		while ((b = pop(own, c)) != NULL) {
			pthread_mutex_lock(&lock);
			push(&shared, b);
			pthread_mutex_unlock(&lock);
		}
	}
}

#ifdef OWN
static void *work(void *arg)
{
	struct lists own = {{NULL}, {0}};
	int id = (int)(intptr_t)arg, done = 0;
	for (int r = 0; r < ROUNDS; r++, done++) {
		void *p = allocate(&own, 16), *q = allocate(&own, 32);
		release(&own, p);
		release(&own, q);
	}
	drain(&own);
	assert(done == ROUNDS && id <= THREADS);
	return NULL;
}
#else
static void *work(void *arg)
{
	struct lists own = {{NULL}, {0}};
	int id = (int)(intptr_t)arg;
	for (int r = 0; r < ROUNDS; r++) {
		int *p = allocate(&own, 16), *q = allocate(&own, 32);
		assert(p != NULL && q != NULL);
		p[0] = id;
		q[0] = q[7] = -id;
		assert(p[0] == id);
		release(&own, p);
		assert(q[0] == -id && q[7] == -id);
		release(&own, q);
	}
	drain(&own);
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
	size_t free = 0;
	for (int c = 0; c < CLASSES; c++) {
		for (struct block *b = shared.free[c]; b != NULL; b = b->next)
			free += size_of(c);
	}
	assert(free == cut);
#endif
	return 0;
}
