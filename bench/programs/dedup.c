/* A pipeline that removes duplicates from a stream and compresses the rest: one thread cuts the stream into chunks
 * at places that a rolling sum of the content chooses; a pool hashes the chunks and looks them up in a shared table;
 * a pool compresses those that are new; one thread puts all back into their order and writes the archive. Bounded
 * queues connect the stages; a queue ends when all who fill it have closed it.
 *
 * usage: dedup [threads-per-pool [bytes]]
 *
 * Self-check: the archive, unpacked, is the stream. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct chunk {
	int number;              /* in the stream */
	const unsigned char *at; /* its content */
	int length;
	unsigned long digest;
	struct chunk *original; /* the first chunk of equal content; itself if new */
	unsigned char *packed;  /* of a new one */
	int packed_length;
	struct chunk *chain; /* next in its bucket */
};

struct queue {
	struct chunk **slot;
	int capacity, count, head;
	int producers; /* that have not closed it yet */
	pthread_mutex_t lock;
	pthread_cond_t not_empty, not_full;
};

struct bucket {
	pthread_mutex_t lock;
	struct chunk *first;
};

/* What the last stage writes: references into the list of chunks, in the order of the stream. */
struct archive {
	struct chunk **entry;
	int entries, room;
	int duplicates;
	long bytes;
};

#define MAX_THREADS 16
#define BUCKETS 8
#define LONGEST 64
#define SHORTEST 4
#define WINDOW 4

static struct queue to_hash, to_pack, to_write;
static struct bucket table[BUCKETS];
static struct archive archive;
static unsigned char *stream;
static int stream_length;
static int pool;

static void *allocate(size_t size)
{
	void *p = malloc(size);
	if (p == NULL) {
		fprintf(stderr, "dedup: out of memory\n");
		exit(2);
	}
	return p;
}

static void queue_init(struct queue *q, int capacity, int producers)
{
	q->slot = allocate((size_t)capacity * sizeof *q->slot);
	q->capacity = capacity;
	q->count = q->head = 0;
	q->producers = producers;
	pthread_mutex_init(&q->lock, NULL);
	pthread_cond_init(&q->not_empty, NULL);
	pthread_cond_init(&q->not_full, NULL);
}

static void queue_destroy(struct queue *q)
{
	pthread_cond_destroy(&q->not_full);
	pthread_cond_destroy(&q->not_empty);
	pthread_mutex_destroy(&q->lock);
	free(q->slot);
}

static void queue_put(struct queue *q, struct chunk *c)
{
	int tail;
	pthread_mutex_lock(&q->lock);
	while (q->count >= q->capacity)
		pthread_cond_wait(&q->not_full, &q->lock);
	tail = q->head + q->count;
	if (tail >= q->capacity)
		tail -= q->capacity;
	q->slot[tail] = c;
	q->count++;
	pthread_cond_signal(&q->not_empty);
	pthread_mutex_unlock(&q->lock);
}

/* queue_get is the oldest chunk, or NULL when all producers have closed and nothing is left. */
static struct chunk *queue_get(struct queue *q)
{
	struct chunk *c = NULL;
	pthread_mutex_lock(&q->lock);
	while (q->count == 0 && q->producers > 0)
		pthread_cond_wait(&q->not_empty, &q->lock);
	if (q->count > 0) {
		c = q->slot[q->head];
		q->head++;
		if (q->head == q->capacity)
			q->head = 0;
		q->count--;
		pthread_cond_signal(&q->not_full);
	}
	pthread_mutex_unlock(&q->lock);
	return c;
}

/* queue_close is called once by each producer. */
static void queue_close(struct queue *q)
{
	pthread_mutex_lock(&q->lock);
	q->producers--;
	if (q->producers == 0)
		pthread_cond_broadcast(&q->not_empty);
	pthread_mutex_unlock(&q->lock);
}

static struct chunk *new_chunk(int number, const unsigned char *at, int length)
{
	struct chunk *c = allocate(sizeof *c);
	memset(c, 0, sizeof *c);
	c->number = number;
	c->at = at;
	c->length = length;
	return c;
}

/* cut is how long the chunk is that begins here: up to where the sum of the last bytes is a multiple of eight. */
static int cut(const unsigned char *at, int left)
{
	int sum = 0;
	for (int i = 0; i < left; i++) {
		sum += at[i];
		if (i >= WINDOW)
			sum -= at[i - WINDOW];
		if (i + 1 >= SHORTEST && (sum % 8 == 0 || i + 1 == LONGEST))
			return i + 1;
	}
	return left;
}

static void *chunk_stage(void *arg)
{
	int number = 0;
	for (int at = 0; at < stream_length;) {
		int length = cut(stream + at, stream_length - at);
		queue_put(&to_hash, new_chunk(number, stream + at, length));
		number++;
		at += length;
	}
	queue_close(&to_hash);
	return arg;
}

/* The hash of Fowler, Noll and Vo. */
static unsigned long digest(const unsigned char *at, int length)
{
	unsigned long h = 14695981039346656037ul;
	for (int i = 0; i < length; i++)
		h = (h ^ at[i]) * 1099511628211ul;
	return h;
}

static int same(const struct chunk *a, const struct chunk *b)
{
	if (a->digest != b->digest || a->length != b->length)
		return 0;
	for (int i = 0; i < a->length; i++) {
		if (a->at[i] != b->at[i])
			return 0;
	}
	return 1;
}

/* look_up sets the chunk's original, and enters the chunk where it is new. */
static int look_up(struct chunk *c)
{
	struct bucket *b = &table[c->digest % BUCKETS];
	struct chunk *o;
	pthread_mutex_lock(&b->lock);
	for (o = b->first; o != NULL && !same(o, c); o = o->chain)
		;
	if (o == NULL) {
		c->chain = b->first;
		b->first = c;
		o = c;
	}
	c->original = o;
	pthread_mutex_unlock(&b->lock);
	return o == c;
}

static void *hash_stage(void *arg)
{
	struct chunk *c;
	while ((c = queue_get(&to_hash)) != NULL) {
		c->digest = digest(c->at, c->length);
		if (look_up(c))
			queue_put(&to_pack, c);
		else
			queue_put(&to_write, c);
	}
	queue_close(&to_pack);
	queue_close(&to_write);
	return arg;
}

/* pack writes runs as (length, byte); it may be twice as long as the chunk. */
static void pack(struct chunk *c)
{
	c->packed = allocate(2 * (size_t)c->length);
	for (int i = 0; i < c->length;) {
		int run = 1;
		while (i + run < c->length && c->at[i + run] == c->at[i])
			run++;
		c->packed[c->packed_length++] = (unsigned char)run;
		c->packed[c->packed_length++] = c->at[i];
		i += run;
	}
}

static void *pack_stage(void *arg)
{
	struct chunk *c;
	while ((c = queue_get(&to_pack)) != NULL) {
		pack(c);
		queue_put(&to_write, c);
	}
	queue_close(&to_write);
	return arg;
}

static void write_chunk(struct chunk *c)
{
	archive.entry[archive.entries] = c;
	archive.entries++;
	if (c->original == c)
		archive.bytes += c->packed_length;
	else
		archive.duplicates++;
}

/* The last stage keeps what arrives early, sorted, until it is its turn. */
static void *write_stage(void *arg)
{
	struct chunk **early = allocate((size_t)archive.room * sizeof *early);
	struct chunk *c;
	int waiting = 0, next = 0;
	while ((c = queue_get(&to_write)) != NULL) {
		int i = waiting++;
		for (; i > 0 && early[i - 1]->number < c->number; i--)
			early[i] = early[i - 1];
		early[i] = c;
		while (waiting > 0 && early[waiting - 1]->number == next) {
			waiting--;
			write_chunk(early[waiting]);
			next++;
		}
	}
	free(early);
	return arg;
}

static void make_stream(int length)
{
	unsigned state = 4242;
	stream = allocate((size_t)length);
	stream_length = length;
	for (int i = 0; i < length; i++) {
		state = state * 1664525u + 1013904223u;
		if (i >= 64 && state >> 28 < 4) {
			int from = (int)(state >> 8) % (i - 32);
			for (int k = 0; k < 32 && i < length; k++)
				stream[i++] = stream[from + k];
			i--;
		} else {
			stream[i] = (unsigned char)(state >> 30);
		}
	}
}

/* unpack appends a chunk's content to out and returns how long it is, or -1. */
static int unpack(const struct chunk *c, unsigned char *out, int room)
{
	int n = 0;
	for (int i = 0; i < c->packed_length; i += 2) {
		for (int k = 0; k < c->packed[i]; k++) {
			if (n == room)
				return -1;
			out[n++] = c->packed[i + 1];
		}
	}
	return n;
}

static int check(void)
{
	unsigned char *out = allocate((size_t)stream_length);
	int length = 0, ok = 1;
	for (int i = 0; i < archive.entries && ok; i++) {
		int n = unpack(archive.entry[i]->original, out + length, stream_length - length);
		ok = n == archive.entry[i]->length && archive.entry[i]->number == i;
		length += ok ? n : 0;
	}
	ok = ok && length == stream_length && memcmp(out, stream, (size_t)length) == 0;
	free(out);
	return ok;
}

static void start(pthread_t *id, void *(*stage)(void *))
{
	if (pthread_create(id, NULL, stage, NULL) != 0) {
		fprintf(stderr, "dedup: cannot create a thread\n");
		exit(2);
	}
}

static void run_pipeline(void)
{
	pthread_t cutter, writer, hashers[MAX_THREADS], packers[MAX_THREADS];
	start(&cutter, chunk_stage);
	for (int i = 0; i < pool; i++)
		start(&hashers[i], hash_stage);
	for (int i = 0; i < pool; i++)
		start(&packers[i], pack_stage);
	start(&writer, write_stage);
	pthread_join(cutter, NULL);
	for (int i = 0; i < pool; i++)
		pthread_join(hashers[i], NULL);
	for (int i = 0; i < pool; i++)
		pthread_join(packers[i], NULL);
	pthread_join(writer, NULL);
}

static void set_up(int length)
{
	int capacity = length > 100 ? 32 : 2;
	make_stream(length);
	archive.room = length / SHORTEST + 1;
	archive.entry = allocate((size_t)archive.room * sizeof *archive.entry);
	queue_init(&to_hash, capacity, 1);
	queue_init(&to_pack, capacity, pool);
	queue_init(&to_write, capacity, 2 * pool);
	for (int i = 0; i < BUCKETS; i++)
		pthread_mutex_init(&table[i].lock, NULL);
}

static void tear_down(void)
{
	for (int i = 0; i < archive.entries; i++) {
		free(archive.entry[i]->packed);
		free(archive.entry[i]);
	}
	for (int i = 0; i < BUCKETS; i++)
		pthread_mutex_destroy(&table[i].lock);
	queue_destroy(&to_write);
	queue_destroy(&to_pack);
	queue_destroy(&to_hash);
	free(archive.entry);
	free(stream);
}

int main(int argc, char **argv)
{
	int length = argc > 2 ? atoi(argv[2]) : 8;
	pool = argc > 1 ? atoi(argv[1]) : 1;
	if (pool < 1 || pool > MAX_THREADS || length < 1)
		return 2;
	set_up(length);
	run_pipeline();
	int ok = check();
	printf("%d bytes, %d chunks, %d duplicates, %ld packed, %s\n", stream_length, archive.entries, archive.duplicates,
	       archive.bytes, ok ? "ok" : "WRONG");
	tear_down();
	return !ok;
}
