/* A parallel file scanner: main puts the files to search into a bounded work queue, a pool of workers takes them
 * out, searches each for a pattern and prints or counts its matches; a flag closes the queue when all files are in.
 *
 * usage: scan [threads [pattern file...]]
 *
 * Without files it searches texts that it makes itself, and holds the counts against a search of its own. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct text {
	const char *name; /* NULL: made here */
	char *bytes;
	size_t length;
	int matches;
	struct text *next; /* all texts, in order */
};

/* A bounded queue of texts; closed: nothing will be put any more. */
struct queue {
	struct text **slot;
	int capacity, count, head, tail;
	int closed;
	int waiting; /* workers inside queue_get's wait */
	pthread_mutex_t lock;
	pthread_cond_t more, less;
};

struct result {
	pthread_mutex_t lock;
	int scanned, failed;
	long matches;
	int done; /* workers that have ended */
	pthread_cond_t all_done;
};

#define MAX_THREADS 64
#define ALPHABET 256

static struct queue work;
static struct result result = {.lock = PTHREAD_MUTEX_INITIALIZER, .all_done = PTHREAD_COND_INITIALIZER};
static const char *pattern = "aba";
static size_t pattern_length;
static size_t shift[ALPHABET];
static int ignore_case;
static int nthreads;

static void *allocate(size_t size)
{
	void *p = malloc(size);
	if (p == NULL) {
		fprintf(stderr, "scan: out of memory\n");
		exit(2);
	}
	return p;
}

static void queue_init(struct queue *q, int capacity)
{
	q->slot = allocate((size_t)capacity * sizeof *q->slot);
	q->capacity = capacity;
	q->count = q->head = q->tail = 0;
	q->closed = q->waiting = 0;
	pthread_mutex_init(&q->lock, NULL);
	pthread_cond_init(&q->more, NULL);
	pthread_cond_init(&q->less, NULL);
}

static void queue_destroy(struct queue *q)
{
	pthread_cond_destroy(&q->less);
	pthread_cond_destroy(&q->more);
	pthread_mutex_destroy(&q->lock);
	free(q->slot);
}

static void queue_put(struct queue *q, struct text *t)
{
	pthread_mutex_lock(&q->lock);
	while (q->count == q->capacity)
		pthread_cond_wait(&q->less, &q->lock);
	q->slot[q->tail] = t;
	q->tail++;
	if (q->tail == q->capacity)
		q->tail = 0;
	q->count++;
	pthread_cond_signal(&q->more);
	pthread_mutex_unlock(&q->lock);
}

/* queue_get is the oldest text, or NULL when the queue is closed and empty. */
static struct text *queue_get(struct queue *q)
{
	struct text *t = NULL;
	pthread_mutex_lock(&q->lock);
	while (q->count == 0 && !q->closed) {
		q->waiting++;
		pthread_cond_wait(&q->more, &q->lock);
		q->waiting--;
	}
	if (q->count > 0) {
		t = q->slot[q->head];
		q->head++;
		if (q->head == q->capacity)
			q->head = 0;
		q->count--;
		pthread_cond_signal(&q->less);
	}
	pthread_mutex_unlock(&q->lock);
	return t;
}

static void queue_close(struct queue *q)
{
	pthread_mutex_lock(&q->lock);
	q->closed = 1;
	pthread_cond_broadcast(&q->more);
	pthread_mutex_unlock(&q->lock);
}

static unsigned char fold(char c)
{
	if (ignore_case && c >= 'A' && c <= 'Z')
		return (unsigned char)(c - 'A' + 'a');
	return (unsigned char)c;
}

/* The shift table of Horspool's search: how far the pattern moves for each last byte. */
static void prepare_pattern(void)
{
	pattern_length = strlen(pattern);
	for (int c = 0; c < ALPHABET; c++)
		shift[c] = pattern_length;
	for (size_t i = 0; i + 1 < pattern_length; i++)
		shift[fold(pattern[i])] = pattern_length - 1 - i;
}

static int matches_at(const char *at)
{
	for (size_t i = pattern_length; i > 0; i--) {
		if (fold(at[i - 1]) != fold(pattern[i - 1]))
			return 0;
	}
	return 1;
}

static int count_matches(const char *bytes, size_t length)
{
	int matches = 0;
	size_t at = 0;
	while (at + pattern_length <= length) {
		if (matches_at(bytes + at))
			matches++;
		at += shift[fold(bytes[at + pattern_length - 1])];
	}
	return matches;
}

/* read_text fills in a text that names a file; 0 where that fails. */
static int read_text(struct text *t)
{
	size_t room = 4096;
	FILE *f;
	if (t->name == NULL)
		return 1;
	f = fopen(t->name, "rb");
	if (f == NULL)
		return 0;
	t->bytes = allocate(room);
	for (;;) {
		size_t n = fread(t->bytes + t->length, 1, room - t->length, f);
		t->length += n;
		if (n == 0)
			break;
		if (t->length == room) {
			char *larger = realloc(t->bytes, room *= 2);
			if (larger == NULL)
				break;
			t->bytes = larger;
		}
	}
	fclose(f);
	return 1;
}

static void add_result(const struct text *t, int ok)
{
	pthread_mutex_lock(&result.lock);
	if (ok) {
		result.scanned++;
		result.matches += t->matches;
	} else {
		result.failed++;
	}
	pthread_mutex_unlock(&result.lock);
}

static void *worker(void *arg)
{
	struct queue *q = arg;
	struct text *t;
	while ((t = queue_get(q)) != NULL) {
		int ok = read_text(t);
		if (ok)
			t->matches = count_matches(t->bytes, t->length);
		add_result(t, ok);
	}
	pthread_mutex_lock(&result.lock);
	result.done++;
	if (result.done == nthreads)
		pthread_cond_signal(&result.all_done);
	pthread_mutex_unlock(&result.lock);
	return NULL;
}

static struct text *new_text(const char *name)
{
	struct text *t = allocate(sizeof *t);
	memset(t, 0, sizeof *t);
	t->name = name;
	return t;
}

/* make_text is the nth text of our own: a, b and now and then something else. */
static struct text *make_text(unsigned n, size_t length)
{
	unsigned state = n * 2654435761u + 1;
	struct text *t = new_text(NULL);
	t->bytes = allocate(length);
	t->length = length;
	for (size_t i = 0; i < length; i++) {
		state = state * 1103515245u + 12345u;
		t->bytes[i] = "abababca"[state >> 16 & 7];
	}
	return t;
}

static struct text *all_texts(int argc, char **argv, int count, size_t length)
{
	struct text *first = NULL, **link = &first;
	for (int i = 0; i < count; i++) {
		*link = argc > 3 ? new_text(argv[3 + i]) : make_text((unsigned)i, length + (size_t)i % 5);
		link = &(*link)->next;
	}
	return first;
}

static void wait_for_workers(void)
{
	pthread_mutex_lock(&result.lock);
	while (result.done < nthreads)
		pthread_cond_wait(&result.all_done, &result.lock);
	pthread_mutex_unlock(&result.lock);
}

static void scan(struct text *texts)
{
	pthread_t ids[MAX_THREADS];
	for (int i = 0; i < nthreads; i++) {
		if (pthread_create(&ids[i], NULL, worker, &work) != 0) {
			fprintf(stderr, "scan: cannot create thread %d\n", i);
			exit(2);
		}
	}
	for (struct text *t = texts; t != NULL; t = t->next)
		queue_put(&work, t);
	queue_close(&work);
	wait_for_workers();
	for (int i = 0; i < nthreads; i++)
		pthread_join(ids[i], NULL);
}

/* check counts again, without the shift table. */
static int check(struct text *texts, int count)
{
	long all = 0;
	for (struct text *t = texts; t != NULL; t = t->next) {
		int matches = 0;
		for (size_t at = 0; at + pattern_length <= t->length; at++)
			matches += memcmp(t->bytes + at, pattern, pattern_length) == 0;
		if (matches != t->matches)
			return 0;
		all += matches;
	}
	return result.scanned == count && result.failed == 0 && result.matches == all;
}

int main(int argc, char **argv)
{
	int count = argc > 3 ? argc - 3 : 4;
	size_t length = 8;
	nthreads = argc > 1 ? atoi(argv[1]) : 2;
	if (nthreads < 1 || nthreads > MAX_THREADS)
		nthreads = 1;
	if (argc == 3) { /* a load test: so many texts of our own */
		count = atoi(argv[2]);
		length = 4000;
	} else if (argc > 3) {
		pattern = argv[2];
	}
	prepare_pattern();
	if (pattern_length == 0)
		return 2;
	queue_init(&work, argc > 1 ? 16 : 2);
	struct text *texts = all_texts(argc, argv, count, length);
	scan(texts);
	int ok = argc > 3 ? result.scanned + result.failed == count : check(texts, count);
	printf("%d texts, %ld matches, %s\n", result.scanned, result.matches, ok ? "ok" : "WRONG");
	queue_destroy(&work);
	while (texts != NULL) {
		struct text *next = texts->next;
		free(texts->bytes);
		free(texts);
		texts = next;
	}
	return !ok;
}
