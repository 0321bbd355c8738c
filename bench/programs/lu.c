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

/* One block, by columns; those at the right and lower edge may be smaller than their stride. */
struct block {
	double *at;
	int owner; /* the thread that writes it */
	int rows, cols;
};

struct grid {
	int order;      /* of the matrix */
	int stride;     /* order of a block */
	int blocks;     /* blocks in each direction */
	int rows, cols; /* the grid of threads: rows * cols = threads */
	int threads;
	struct block **row; /* row[i][j] is block (i, j) */
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

static double *entry(const struct block *b, int i, int j)
{
	return &b->at[i + j * grid.stride];
}

/* subtract is column to -= factor * column from, below the given row. */
static void subtract(double *to, const double *from, double factor, int after, int rows)
{
	for (int i = after + 1; i < rows; i++)
		to[i] -= factor * from[i];
}

/* factor replaces a diagonal block by its factors, L with a unit diagonal below U. */
static void factor(struct block *b)
{
	for (int k = 0; k < b->cols; k++) {
		double *column = entry(b, 0, k);
		for (int i = k + 1; i < b->rows; i++)
			column[i] /= column[k];
		for (int j = k + 1; j < b->cols; j++)
			subtract(entry(b, 0, j), column, *entry(b, k, j), k, b->rows);
	}
}

/* solve_row makes b = L⁻¹ b for a block right of the diagonal. */
static void solve_row(struct block *b, const struct block *diagonal)
{
	for (int j = 0; j < b->cols; j++) {
		for (int k = 0; k < b->rows; k++)
			subtract(entry(b, 0, j), entry(diagonal, 0, k), *entry(b, k, j), k, b->rows);
	}
}

/* solve_column makes b = b U⁻¹ for a block below the diagonal. */
static void solve_column(struct block *b, const struct block *diagonal)
{
	for (int k = 0; k < b->cols; k++) {
		double *column = entry(b, 0, k);
		for (int i = 0; i < b->rows; i++)
			column[i] /= *entry(diagonal, k, k);
		for (int j = k + 1; j < b->cols; j++)
			subtract(entry(b, 0, j), column, *entry(diagonal, k, j), -1, b->rows);
	}
}

/* update subtracts the product of a column's and a row's block. */
static void update(struct block *b, const struct block *column, const struct block *row)
{
	for (int j = 0; j < b->cols; j++) {
		for (int k = 0; k < row->rows; k++)
			subtract(entry(b, 0, j), entry(column, 0, k), *entry(row, k, j), -1, b->rows);
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
	const struct block *diagonal = &grid.row[k][k];
	for (int i = k + 1; i < grid.blocks; i++) {
		struct block *b = &grid.row[i][k];
		if (b->owner == id) {
			solve_column(b, diagonal);
			tally->solved++;
		}
	}
	for (int j = k + 1; j < grid.blocks; j++) {
		struct block *b = &grid.row[k][j];
		if (b->owner == id) {
			solve_row(b, diagonal);
			tally->solved++;
		}
	}
}

static void update_interior(int id, int k, struct tally *tally)
{
	for (int i = k + 1; i < grid.blocks; i++) {
		for (int j = k + 1; j < grid.blocks; j++) {
			struct block *b = &grid.row[i][j];
			if (b->owner == id) {
				update(b, &grid.row[i][k], &grid.row[k][j]);
				tally->updated++;
			}
		}
	}
}

static void factor_blocks(int id, struct tally *tally)
{
	for (int k = 0; k < grid.blocks; k++) {
		struct block *diagonal = &grid.row[k][k];
		if (diagonal->owner == id) {
			factor(diagonal);
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
	const struct block *b = &grid.row[row / grid.stride][col / grid.stride];
	return entry(b, row % grid.stride, col % grid.stride);
}

static int extent(int n)
{
	int left = grid.order - n * grid.stride;
	return left < grid.stride ? left : grid.stride;
}

static void make_blocks(void)
{
	grid.blocks = (grid.order + grid.stride - 1) / grid.stride;
	grid.row = allocate((size_t)grid.blocks, sizeof *grid.row);
	for (int i = 0; i < grid.blocks; i++) {
		grid.row[i] = allocate((size_t)grid.blocks, sizeof *grid.row[i]);
		for (int j = 0; j < grid.blocks; j++) {
			struct block *b = &grid.row[i][j];
			b->at = allocate((size_t)(grid.stride * grid.stride), sizeof *b->at);
			b->owner = i % grid.rows * grid.cols + j % grid.cols;
			b->rows = extent(i);
			b->cols = extent(j);
		}
	}
}

/* A matrix whose diagonal dominates: it needs no pivots. */
static void make_matrix(void)
{
	unsigned state = 7;
	original = allocate((size_t)grid.order * (size_t)grid.order, sizeof *original);
	for (int row = 0; row < grid.order; row++) {
		for (int col = 0; col < grid.order; col++) {
			state = state * 1664525u + 1013904223u;
			double v = (double)(state >> 16 & 255) / 256 + (row == col ? grid.order : 0);
			original[row * grid.order + col] = *place(row, col) = v;
		}
	}
}

static void free_blocks(void)
{
	for (int i = 0; i < grid.blocks; i++) {
		for (int j = 0; j < grid.blocks; j++)
			free(grid.row[i][j].at);
		free(grid.row[i]);
	}
	free(grid.row);
	free(original);
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
	grid.stride = argument(argc, argv, 3, 2, grid.order);
	make_grid(threads);
	make_blocks();
	make_matrix();
	run_threads();
	int ok = check();
	printf("order %d, %d blocks, %s\n", grid.order, grid.blocks * grid.blocks, ok ? "ok" : "WRONG");
	free_blocks();
	return !ok;
}
