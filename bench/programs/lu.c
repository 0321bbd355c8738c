/* Blocked LU factorization without pivoting: the matrix is cut into blocks, blocks belong to threads by a
 * two-dimensional scatter, and barriers separate the three phases of each step: factor the diagonal block, solve the
 * blocks of its row and column, update the rest. Threads take their ids from a counter under a lock.
 *
 * usage: lu [threads [order [block]]]
 *
 * Self-check: the product of the factors is the matrix. */
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct grid {
	int order;        /* of the matrix */
	int block;        /* order of a block */
	int blocks;       /* blocks in each direction */
	int rows, cols;   /* the grid of threads: rows * cols = threads */
	int threads;
	double **element; /* element[i + j * blocks] is block (i, j), by columns */
};

struct shared {
	pthread_mutex_t id_lock;
	int next_id;
	pthread_barrier_t step;
	pthread_mutex_t count_lock;
	long updates; /* blocks updated by all threads */
};

struct tally {
	int diagonals, solved, updated;
};

#define MAX_THREADS 64

static struct grid grid;
static struct shared shared = {.id_lock = PTHREAD_MUTEX_INITIALIZER, .count_lock = PTHREAD_MUTEX_INITIALIZER};
static double *original;

static void *allocate(size_t count, size_t size)
{
	void *p = calloc(count, size);
	if (p == NULL) {
		fprintf(stderr, "lu: out of memory\n");
		exit(2);
	}
	return p;
}

/* The thread that owns block (i, j). */
static int owner(int i, int j)
{
	return i % grid.rows * grid.cols + j % grid.cols;
}

static double *block_at(int i, int j)
{
	return grid.element[i + j * grid.blocks];
}

/* How many rows (or columns) the nth block has: the last may be smaller. */
static int extent(int n)
{
	int left = grid.order - n * grid.block;
	return left < grid.block ? left : grid.block;
}

/* factor replaces a diagonal block by its factors, L with a unit diagonal below U. */
static void factor(double *a, int n, int stride)
{
	for (int k = 0; k < n; k++) {
		for (int i = k + 1; i < n; i++)
			a[i + k * stride] /= a[k + k * stride];
		for (int j = k + 1; j < n; j++) {
			double u = a[k + j * stride];
			for (int i = k + 1; i < n; i++)
				a[i + j * stride] -= a[i + k * stride] * u;
		}
	}
}

/* solve_row makes b = L⁻¹ b for a block right of the diagonal. */
static void solve_row(double *b, const double *diagonal, int n, int cols, int stride)
{
	for (int j = 0; j < cols; j++) {
		for (int k = 0; k < n; k++) {
			double x = b[k + j * stride];
			for (int i = k + 1; i < n; i++)
				b[i + j * stride] -= diagonal[i + k * stride] * x;
		}
	}
}

/* solve_column makes b = b U⁻¹ for a block below the diagonal. */
static void solve_column(double *b, const double *diagonal, int rows, int n, int stride)
{
	for (int k = 0; k < n; k++) {
		for (int i = 0; i < rows; i++)
			b[i + k * stride] /= diagonal[k + k * stride];
		for (int j = k + 1; j < n; j++) {
			double u = diagonal[k + j * stride];
			for (int i = 0; i < rows; i++)
				b[i + j * stride] -= b[i + k * stride] * u;
		}
	}
}

/* update subtracts the product of a column's and a row's block. */
static void update(double *c, const double *a, const double *b, int rows, int n, int cols, int stride)
{
	for (int j = 0; j < cols; j++) {
		for (int k = 0; k < n; k++) {
			double x = b[k + j * stride];
			for (int i = 0; i < rows; i++)
				c[i + j * stride] -= a[i + k * stride] * x;
		}
	}
}

static int take_id(void)
{
	pthread_mutex_lock(&shared.id_lock);
	int id = shared.next_id;
	shared.next_id++;
	pthread_mutex_unlock(&shared.id_lock);
	return id;
}

static void solve_perimeter(int id, int k, struct tally *tally)
{
	const double *diagonal = block_at(k, k);
	int n = extent(k);
	for (int i = k + 1; i < grid.blocks; i++) {
		if (owner(i, k) == id) {
			solve_column(block_at(i, k), diagonal, extent(i), n, grid.block);
			tally->solved++;
		}
	}
	for (int j = k + 1; j < grid.blocks; j++) {
		if (owner(k, j) == id) {
			solve_row(block_at(k, j), diagonal, n, extent(j), grid.block);
			tally->solved++;
		}
	}
}

static void update_interior(int id, int k, struct tally *tally)
{
	for (int i = k + 1; i < grid.blocks; i++) {
		for (int j = k + 1; j < grid.blocks; j++) {
			if (owner(i, j) == id) {
				update(block_at(i, j), block_at(i, k), block_at(k, j), extent(i), extent(k), extent(j), grid.block);
				tally->updated++;
			}
		}
	}
}

static void factor_blocks(int id, struct tally *tally)
{
	for (int k = 0; k < grid.blocks; k++) {
		if (owner(k, k) == id) {
			factor(block_at(k, k), extent(k), grid.block);
			tally->diagonals++;
		}
		pthread_barrier_wait(&shared.step);
		solve_perimeter(id, k, tally);
		pthread_barrier_wait(&shared.step);
		update_interior(id, k, tally);
		pthread_barrier_wait(&shared.step);
	}
}

static void *work(void *arg)
{
	struct tally tally = {0, 0, 0};
	int id = take_id();
	pthread_barrier_wait(&shared.step);
	factor_blocks(id, &tally);
	pthread_mutex_lock(&shared.count_lock);
	shared.updates += tally.diagonals + tally.solved + tally.updated;
	pthread_mutex_unlock(&shared.count_lock);
	return arg;
}

static double *place(int row, int col)
{
	double *b = block_at(row / grid.block, col / grid.block);
	return &b[row % grid.block + col % grid.block * grid.block];
}

/* A matrix whose diagonal dominates: it needs no pivots. */
static void make_matrix(void)
{
	unsigned state = 7;
	grid.blocks = (grid.order + grid.block - 1) / grid.block;
	grid.element = allocate((size_t)(grid.blocks * grid.blocks), sizeof *grid.element);
	for (int i = 0; i < grid.blocks * grid.blocks; i++)
		grid.element[i] = allocate((size_t)(grid.block * grid.block), sizeof **grid.element);
	original = allocate((size_t)grid.order * (size_t)grid.order, sizeof *original);
	for (int row = 0; row < grid.order; row++) {
		for (int col = 0; col < grid.order; col++) {
			state = state * 1664525u + 1013904223u;
			double v = (double)(state >> 16 & 255) / 256 + (row == col ? grid.order : 0);
			original[row * grid.order + col] = *place(row, col) = v;
		}
	}
}

/* The threads' grid is as square as their number allows. */
static void make_grid(int threads)
{
	grid.threads = threads;
	grid.rows = (int)sqrt((double)threads);
	while (threads % grid.rows != 0)
		grid.rows--;
	grid.cols = threads / grid.rows;
}

static void run_threads(void)
{
	pthread_t ids[MAX_THREADS];
	pthread_barrier_init(&shared.step, NULL, (unsigned)grid.threads);
	for (int i = 1; i < grid.threads; i++) {
		if (pthread_create(&ids[i], NULL, work, NULL) != 0) {
			fprintf(stderr, "lu: cannot create thread %d\n", i);
			exit(2);
		}
	}
	work(NULL);
	for (int i = 1; i < grid.threads; i++)
		pthread_join(ids[i], NULL);
	pthread_barrier_destroy(&shared.step);
}

/* The entry of the product of the factors. */
static double product(int row, int col)
{
	double sum = row <= col ? *place(row, col) : 0;
	for (int k = 0; k < row && k <= col; k++)
		sum += *place(row, k) * *place(k, col);
	return sum;
}

static int check(void)
{
	long expected = 0;
	for (int k = 0; k < grid.blocks; k++) {
		int rest = grid.blocks - 1 - k;
		expected += 1 + 2 * rest + rest * rest;
	}
	for (int row = 0; row < grid.order; row++) {
		for (int col = 0; col < grid.order; col++) {
			if (fabs(product(row, col) - original[row * grid.order + col]) > 1e-8 * grid.order)
				return 0;
		}
	}
	return shared.updates == expected && shared.next_id == grid.threads;
}

static int argument(int argc, char **argv, int i, int otherwise, int most)
{
	int v = i < argc ? atoi(argv[i]) : otherwise;
	return v < 1 ? 1 : v > most ? most : v;
}

int main(int argc, char **argv)
{
	int threads = argument(argc, argv, 1, 2, MAX_THREADS);
	grid.order = argument(argc, argv, 2, 4, 1024);
	grid.block = argument(argc, argv, 3, 2, grid.order);
	make_grid(threads);
	make_matrix();
	run_threads();
	int ok = check();
	printf("order %d, %d blocks, %s\n", grid.order, grid.blocks * grid.blocks, ok ? "ok" : "WRONG");
	for (int i = 0; i < grid.blocks * grid.blocks; i++)
		free(grid.element[i]);
	free(grid.element);
	free(original);
	return !ok;
}
