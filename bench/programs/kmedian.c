/* Streaming clustering: points arrive in batches; each batch is clustered by local search for the k-median problem
 * with facility costs. A candidate centre is opened if the gain of doing so is positive: every thread adds up, over
 * its own partition of the points, what points save by moving to the candidate and what closing each other centre
 * would cost; barriers separate the phases, and the first thread decides.
 *
 * usage: kmedian [threads [points-per-batch [batches [spread-of-a-cluster [seed]]]]]
 *
 * Self-check: the cost kept by the search is that of the assignment, it never grows, and every point is assigned to
 * an open centre. Weights and coordinates are integers: results do not depend on the number of threads. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define DIMENSIONS 3
#define MAX_THREADS 64

struct point {
	long weight;
	long coordinate[DIMENSIONS];
	int centre;    /* index of the point it is assigned to */
	long distance; /* to it; times the weight is what the point costs */
};

struct batch {
	struct point *point;
	int count;
	int capacity;
};

/* What the threads of one search share. */
struct search {
	struct batch *batch;
	long facility_cost;
	int threads;
	int candidate; /* index of the point considered */
	int finished;
	int *is_centre;  /* by point */
	int *slot;       /* by point: a centre's number */
	int centres;     /* how many there are */
	long *lower;     /* [thread][slot]: what closing the centre costs the thread's points */
	long *saved;     /* [thread]: what its points save by moving to the candidate */
	int *closing;    /* by slot: the centre is closed */
	long gain;       /* of the candidate; it opens if positive */
	long total_cost;
	int opened, rejected;
	unsigned random;
	pthread_barrier_t phase;
	pthread_mutex_t lock;
	int moved; /* points that changed their centre */
};

struct partition {
	struct search *s;
	int id;
	int first, end;
};

static int checks_failed;

static void *allocate(size_t count, size_t size)
{
	void *p = calloc(count, size);
	if (p == NULL) {
		fprintf(stderr, "kmedian: out of memory\n");
		exit(2);
	}
	return p;
}

/* The sum of the differences, as usual for medians. */
static long distance(const struct point *a, const struct point *b)
{
	long sum = 0;
	for (int d = 0; d < DIMENSIONS; d++) {
		long x = a->coordinate[d] - b->coordinate[d];
		sum += x < 0 ? -x : x;
	}
	return sum;
}

static unsigned next_random(unsigned *state)
{
	*state = *state * 1103515245u + 12345u;
	return *state >> 16 & 0x7fff;
}

/* number_centres gives every centre of the partition's points its slot; one thread does it for all. */
static void number_centres(struct search *s)
{
	int n = 0;
	for (int i = 0; i < s->batch->count; i++) {
		if (s->is_centre[i]) {
			s->slot[i] = n;
			s->closing[n] = 0;
			n++;
		}
	}
	s->centres = n;
}

static void choose_candidate(struct search *s)
{
	s->candidate = (int)(next_random(&s->random) % (unsigned)s->batch->count);
	s->gain = 0;
	number_centres(s);
}

/* add_savings looks at the partition's points: each either moves to the candidate or makes its centre dearer to close. */
static void add_savings(const struct partition *p)
{
	struct search *s = p->s;
	const struct point *x = &s->batch->point[s->candidate];
	long *lower = &s->lower[p->id * s->batch->count];
	for (int k = 0; k < s->centres; k++)
		lower[k] = 0;
	s->saved[p->id] = 0;
	for (int i = p->first; i < p->end; i++) {
		const struct point *q = &s->batch->point[i];
		long d = distance(q, x);
		if (d < q->distance)
			s->saved[p->id] += q->weight * (q->distance - d);
		else
			lower[s->slot[q->centre]] += q->weight * (d - q->distance);
	}
}

/* decide totals what the threads found: a centre whose facility costs more than its points lose is closed. */
static void decide(struct search *s)
{
	long gain = s->is_centre[s->candidate] ? 0 : -s->facility_cost;
	for (int t = 0; t < s->threads; t++)
		gain += s->saved[t];
	for (int k = 0; k < s->centres; k++) {
		long loss = 0;
		for (int t = 0; t < s->threads; t++)
			loss += s->lower[t * s->batch->count + k];
		if (loss < s->facility_cost) {
			s->closing[k] = 1;
			gain += s->facility_cost - loss;
		}
	}
	if (s->is_centre[s->candidate]) {
		s->closing[s->slot[s->candidate]] = 0;
		gain = 0;
	}
	s->gain = gain;
}

/* reassign moves the partition's points to the candidate: those that gain, and those whose centre closes. */
static void reassign(const struct partition *p)
{
	struct search *s = p->s;
	int moved = 0;
	const struct point *x = &s->batch->point[s->candidate];
	for (int i = p->first; i < p->end; i++) {
		struct point *q = &s->batch->point[i];
		long d = distance(q, x);
		if (d < q->distance || s->closing[s->slot[q->centre]]) {
			q->centre = s->candidate;
			q->distance = d;
			moved++;
		}
	}
	pthread_mutex_lock(&s->lock);
	s->moved += moved;
	pthread_mutex_unlock(&s->lock);
}

static void open_candidate(struct search *s)
{
	for (int i = 0; i < s->batch->count; i++) {
		if (s->is_centre[i] && s->closing[s->slot[i]])
			s->is_centre[i] = 0;
	}
	s->is_centre[s->candidate] = 1;
	s->total_cost -= s->gain;
	s->opened++;
}

/* try_candidate is one step of the search; all threads go through it together. */
static int try_candidate(const struct partition *p)
{
	struct search *s = p->s;
	if (p->id == 0)
		choose_candidate(s);
	pthread_barrier_wait(&s->phase);
	add_savings(p);
	pthread_barrier_wait(&s->phase);
	if (p->id == 0)
		decide(s);
	pthread_barrier_wait(&s->phase);
	if (s->gain <= 0) {
		if (p->id == 0)
			s->rejected++;
		return 0;
	}
	reassign(p);
	pthread_barrier_wait(&s->phase);
	if (p->id == 0)
		open_candidate(s);
	return 1;
}

static void *search_thread(void *arg)
{
	const struct partition *p = arg;
	for (int failures = 0; failures < 2 * p->s->batch->count;) {
		if (try_candidate(p))
			failures = 0;
		else
			failures++;
		pthread_barrier_wait(&p->s->phase);
	}
	return NULL;
}

static void run_threads(struct search *s)
{
	pthread_t ids[MAX_THREADS];
	struct partition parts[MAX_THREADS];
	int n = s->batch->count;
	for (int t = 0; t < s->threads; t++) {
		struct partition *p = &parts[t];
		p->s = s;
		p->id = t;
		p->first = (int)((long)n * t / s->threads);
		p->end = (int)((long)n * (t + 1) / s->threads);
		if (pthread_create(&ids[t], NULL, search_thread, p) != 0) {
			fprintf(stderr, "kmedian: cannot create thread %d\n", t);
			exit(2);
		}
	}
	for (int t = 0; t < s->threads; t++)
		pthread_join(ids[t], NULL);
}

/* The first solution: everything belongs to the first point. */
static void first_solution(struct search *s)
{
	struct point *p = s->batch->point;
	s->is_centre[0] = 1;
	s->total_cost = s->facility_cost;
	for (int i = 0; i < s->batch->count; i++) {
		p[i].centre = 0;
		p[i].distance = distance(&p[i], &p[0]);
		s->total_cost += p[i].weight * p[i].distance;
	}
}

static void check(const struct search *s, long before)
{
	long cost = 0;
	for (int i = 0; i < s->batch->count; i++) {
		const struct point *q = &s->batch->point[i];
		if (s->is_centre[i])
			cost += s->facility_cost;
		cost += q->weight * distance(q, &s->batch->point[q->centre]);
		if (!s->is_centre[q->centre])
			checks_failed++;
	}
	if (cost != s->total_cost || cost > before)
		checks_failed++;
}

static void search(struct batch *b, int threads, struct search *s)
{
	size_t n = (size_t)b->count;
	long before;
	s->batch = b;
	s->threads = threads;
	s->facility_cost = 120;
	s->random = 17;
	s->is_centre = allocate(n, sizeof *s->is_centre);
	s->slot = allocate(n, sizeof *s->slot);
	s->closing = allocate(n, sizeof *s->closing);
	s->lower = allocate(n * (size_t)threads, sizeof *s->lower);
	s->saved = allocate((size_t)threads, sizeof *s->saved);
	pthread_mutex_init(&s->lock, NULL);
	pthread_barrier_init(&s->phase, NULL, (unsigned)threads);
	first_solution(s);
	before = s->total_cost;
	run_threads(s);
	check(s, before);
}

static void end_search(struct search *s)
{
	pthread_barrier_destroy(&s->phase);
	pthread_mutex_destroy(&s->lock);
	free(s->is_centre);
	free(s->slot);
	free(s->closing);
	free(s->lower);
	free(s->saved);
}

/* keep_centres makes a batch of the centres that a search found, with the weight of their points. */
static void keep_centres(const struct batch *from, const struct search *s, struct batch *to)
{
	for (int i = 0; i < from->count; i++) {
		if (!s->is_centre[i])
			continue;
		struct point *c = &to->point[to->count++];
		*c = from->point[i];
		c->weight = 0;
		for (int j = 0; j < from->count; j++) {
			if (from->point[j].centre == i)
				c->weight += from->point[j].weight;
		}
	}
}

static void read_batch(struct batch *b, int spread, unsigned *state)
{
	b->count = b->capacity;
	for (int i = 0; i < b->count; i++) {
		int cluster = (int)(next_random(state) % 4);
		b->point[i].weight = 1;
		for (int d = 0; d < DIMENSIONS; d++)
			b->point[i].coordinate[d] = cluster * 40 + (long)(next_random(state) % (unsigned)spread);
	}
}

static long total_weight(const struct batch *b)
{
	long sum = 0;
	for (int i = 0; i < b->count; i++)
		sum += b->point[i].weight;
	return sum;
}

static int argument(int argc, char **argv, int i, int otherwise, int most)
{
	int v = i < argc ? atoi(argv[i]) : otherwise;
	return v < 1 ? 1 : v > most ? most : v;
}

int main(int argc, char **argv)
{
	int threads = argument(argc, argv, 1, 2, MAX_THREADS);
	int size = argument(argc, argv, 2, 2, 10000);
	int batches = argument(argc, argv, 3, 1, 100);
	unsigned state = (unsigned)argument(argc, argv, 5, 1, 1000000);
	struct batch batch = {allocate((size_t)size, sizeof *batch.point), 0, size};
	struct batch kept = {allocate((size_t)size * (size_t)batches, sizeof *kept.point), 0, size * batches};
	for (int i = 0; i < batches; i++) {
		struct search s = {0};
		read_batch(&batch, argument(argc, argv, 4, 10, 1000), &state);
		search(&batch, threads, &s);
		keep_centres(&batch, &s, &kept);
		end_search(&s);
	}
	struct search last = {0};
	search(&kept, threads, &last);
	if (total_weight(&kept) != (long)size * batches)
		checks_failed++;
	int centres = 0;
	for (int i = 0; i < kept.count; i++)
		centres += last.is_centre[i];
	printf("%d points, %d centres, cost %ld, %s\n", size * batches, centres, last.total_cost, checks_failed ? "WRONG" : "ok");
	end_search(&last);
	free(batch.point);
	free(kept.point);
	return checks_failed != 0;
}
