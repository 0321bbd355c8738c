/* Parallel fast Fourier transform by the six-step method: the n = m*m points are an m by m matrix; transpose,
 * transform the rows, multiply by roots of unity, transpose, transform the rows, transpose. Each thread owns a band
 * of rows, and barriers separate the steps. Threads take their ids from a counter under a lock.
 *
 * usage: fft [threads [log2-of-m]]
 *
 * Self-check: some outputs against the definition, and the inverse transform gives the input back. */
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct complex {
	double re, im;
};

struct matrix {
	struct complex **row;
	int side; /* m, a power of two */
};

struct shared {
	pthread_mutex_t lock;
	pthread_barrier_t step;
	int next_id, threads;
	struct matrix data, scratch;
	struct complex **roots; /* roots[l][k] is the kth of the 2^(l+1)th roots of unity */
	struct matrix twiddles; /* entry (i, j) is the (i*j)th of the m²th roots of unity */
	double direction;       /* 1, or -1 for the inverse */
	long steps;             /* rows transposed by all threads */
};

/* The rows that one thread owns. */
struct band {
	int id;
	int first, end;
};

#define MAX_THREADS 64
#define PI 3.14159265358979323846

static struct shared shared = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void *allocate(size_t count, size_t size)
{
	void *p = calloc(count, size);
	if (p == NULL) {
		fprintf(stderr, "fft: out of memory\n");
		exit(2);
	}
	return p;
}

static struct complex times(struct complex a, struct complex b)
{
	struct complex c = {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
	return c;
}

/* turned is x times a root of unity, in the direction of the transform. */
static struct complex turned(struct complex x, struct complex root)
{
	root.im *= shared.direction;
	return times(x, root);
}

static int reversed(int k, int side)
{
	int out = 0;
	for (int bit = 1; bit < side; bit *= 2) {
		out = out * 2 + k % 2;
		k /= 2;
	}
	return out;
}

/* transform_row is the radix-2 transform in place. */
static void transform_row(struct complex *row, int side)
{
	for (int k = 0; k < side; k++) {
		int r = reversed(k, side);
		if (k < r) {
			struct complex x = row[k];
			row[k] = row[r];
			row[r] = x;
		}
	}
	struct complex **roots = shared.roots;
	for (int half = 1; half < side; half *= 2, roots++) {
		for (int base = 0; base < side; base += 2 * half) {
			for (int k = 0; k < half; k++) {
				struct complex *even = &row[base + k], *odd = even + half;
				struct complex x = turned(*odd, (*roots)[k]);
				odd->re = even->re - x.re;
				odd->im = even->im - x.im;
				even->re += x.re;
				even->im += x.im;
			}
		}
	}
}

/* transpose writes a band of rows of the result; the whole of the source is read. */
static void transpose(struct matrix *to, const struct matrix *from, const struct band *b)
{
	for (int i = b->first; i < b->end; i++) {
		for (int j = 0; j < to->side; j++)
			to->row[i][j] = from->row[j][i];
	}
}

static void transform_rows(struct matrix *m, const struct band *b)
{
	for (int i = b->first; i < b->end; i++)
		transform_row(m->row[i], m->side);
}

static void twiddle(struct matrix *m, const struct band *b)
{
	for (int i = b->first; i < b->end; i++) {
		for (int j = 0; j < m->side; j++)
			m->row[i][j] = turned(m->row[i][j], shared.twiddles.row[i][j]);
	}
}

static void copy(struct matrix *to, const struct matrix *from, const struct band *b, double scale)
{
	for (int i = b->first; i < b->end; i++) {
		for (int j = 0; j < to->side; j++) {
			to->row[i][j].re = from->row[i][j].re * scale;
			to->row[i][j].im = from->row[i][j].im * scale;
		}
	}
}

static void count_step(const struct band *b)
{
	pthread_mutex_lock(&shared.lock);
	shared.steps += b->end - b->first;
	pthread_mutex_unlock(&shared.lock);
}

static void six_steps(const struct band *b)
{
	transpose(&shared.scratch, &shared.data, b);
	pthread_barrier_wait(&shared.step);
	transform_rows(&shared.scratch, b);
	twiddle(&shared.scratch, b);
	pthread_barrier_wait(&shared.step);
	transpose(&shared.data, &shared.scratch, b);
	pthread_barrier_wait(&shared.step);
	transform_rows(&shared.data, b);
	pthread_barrier_wait(&shared.step);
	transpose(&shared.scratch, &shared.data, b);
	count_step(b);
	pthread_barrier_wait(&shared.step);
}

static int take_id(void)
{
	pthread_mutex_lock(&shared.lock);
	int id = shared.next_id;
	shared.next_id++;
	pthread_mutex_unlock(&shared.lock);
	return id;
}

static void *work(void *arg)
{
	struct band b;
	b.id = take_id();
	b.first = shared.data.side * b.id / shared.threads;
	b.end = shared.data.side * (b.id + 1) / shared.threads;
	pthread_barrier_wait(&shared.step);
	six_steps(&b);
	if (shared.direction < 0)
		copy(&shared.data, &shared.scratch, &b, 1.0 / (shared.data.side * shared.data.side));
	else
		copy(&shared.data, &shared.scratch, &b, 1);
	return arg;
}

static void run_threads(double direction)
{
	pthread_t ids[MAX_THREADS];
	shared.direction = direction;
	shared.next_id = 0;
	pthread_barrier_init(&shared.step, NULL, (unsigned)shared.threads);
	for (int i = 0; i < shared.threads; i++) {
		if (pthread_create(&ids[i], NULL, work, NULL) != 0) {
			fprintf(stderr, "fft: cannot create thread %d\n", i);
			exit(2);
		}
	}
	for (int i = 0; i < shared.threads; i++)
		pthread_join(ids[i], NULL);
	pthread_barrier_destroy(&shared.step);
}

static struct complex unit_root(long k, long n)
{
	struct complex r = {cos(2 * PI * (double)k / (double)n), -sin(2 * PI * (double)k / (double)n)};
	return r;
}

static void new_matrix(struct matrix *m, int side)
{
	m->side = side;
	m->row = allocate((size_t)side, sizeof *m->row);
	for (int i = 0; i < side; i++)
		m->row[i] = allocate((size_t)side, sizeof *m->row[i]);
}

static void free_matrix(struct matrix *m)
{
	for (int i = 0; i < m->side; i++)
		free(m->row[i]);
	free(m->row);
}

static void make_tables(int side, int levels)
{
	new_matrix(&shared.data, side);
	new_matrix(&shared.scratch, side);
	new_matrix(&shared.twiddles, side);
	shared.roots = allocate((size_t)levels + 1, sizeof *shared.roots);
	for (int l = 0; l < levels; l++) {
		shared.roots[l] = allocate((size_t)1 << l, sizeof *shared.roots[l]);
		for (int k = 0; k < 1 << l; k++)
			shared.roots[l][k] = unit_root(k, 2l << l);
	}
	for (int i = 0; i < side; i++) {
		for (int j = 0; j < side; j++)
			shared.twiddles.row[i][j] = unit_root((long)i * j, (long)side * side);
	}
}

static void free_tables(int levels)
{
	free_matrix(&shared.data);
	free_matrix(&shared.scratch);
	free_matrix(&shared.twiddles);
	for (int l = 0; l < levels; l++)
		free(shared.roots[l]);
	free(shared.roots);
}

static void make_input(struct complex *input)
{
	unsigned state = 99;
	for (int k = 0; k < shared.data.side * shared.data.side; k++) {
		state = state * 1664525u + 1013904223u;
		input[k].re = (double)(state >> 16 & 255) / 256;
		input[k].im = (double)(state >> 8 & 255) / 256;
		shared.data.row[k / shared.data.side][k % shared.data.side] = input[k];
	}
}

/* The kth output by definition. */
static struct complex defined(const struct complex *input, int k)
{
	int points = shared.data.side * shared.data.side;
	struct complex sum = {0, 0};
	for (int j = 0; j < points; j++) {
		struct complex x = times(input[j], unit_root((long)j * k % points, points));
		sum.re += x.re;
		sum.im += x.im;
	}
	return sum;
}

static struct complex point(int k)
{
	return shared.data.row[k / shared.data.side][k % shared.data.side];
}

static int near(struct complex a, struct complex b)
{
	return fabs(a.re - b.re) + fabs(a.im - b.im) < 1e-6;
}

static int check_forward(const struct complex *input)
{
	int points = shared.data.side * shared.data.side;
	for (int k = 0; k < points; k += 1 + points / 16) {
		if (!near(point(k), defined(input, k)))
			return 0;
	}
	return 1;
}

static int check_inverse(const struct complex *input)
{
	for (int k = 0; k < shared.data.side * shared.data.side; k++) {
		if (!near(point(k), input[k]))
			return 0;
	}
	return shared.steps == 2 * shared.data.side && shared.next_id == shared.threads;
}

static int argument(int argc, char **argv, int i, int otherwise, int most)
{
	int v = i < argc ? atoi(argv[i]) : otherwise;
	return v < 1 ? 1 : v > most ? most : v;
}

int main(int argc, char **argv)
{
	shared.threads = argument(argc, argv, 1, 2, MAX_THREADS);
	int levels = argument(argc, argv, 2, 1, 10), side = 1 << levels;
	struct complex *input = allocate((size_t)side * (size_t)side, sizeof *input);
	make_tables(side, levels);
	make_input(input);
	run_threads(1);
	int ok = check_forward(input);
	run_threads(-1);
	ok = check_inverse(input) && ok;
	printf("%d points, %s\n", side * side, ok ? "ok" : "WRONG");
	free_tables(levels);
	free(input);
	return !ok;
}
