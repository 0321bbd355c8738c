#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
struct block { double *at; int rows, cols; };
static struct { int order, stride, blocks, pick; struct block **row; } grid;
static int argument(int argc, char **argv, int i, int otherwise, int most)
{
	int v = i < argc ? atoi(argv[i]) : otherwise;
	return v < 1 ? 1 : v > most ? most : v;
}
static int extent(int n)
{
	int left = grid.order - n * grid.stride;
	return left < grid.stride ? left : grid.stride;
}
static void make(int some)
{
	grid.blocks = (grid.order + grid.stride - 1) / grid.stride;
	grid.row = calloc((size_t)grid.blocks, sizeof *grid.row);
	for (int i = 0; i < grid.blocks; i++) {
		grid.row[i] = calloc((size_t)grid.blocks, sizeof *grid.row[i]);
		for (int j = 0; j < grid.blocks; j++) {
			struct block *b = &grid.row[i][j];
			b->rows = extent(i);
			b->cols = extent(j);
		}
	}
}
static void *work(void *arg)
{
	int i = grid.pick;
	if (i >= 0 && i < grid.blocks) {
		struct block *b = &grid.row[i][grid.blocks - 1];
		assert(b->rows >= 1 && b->cols >= 1);
	}
	return arg;
}
int main(int argc, char **argv)
{
	pthread_t t;
	grid.order = argument(argc, argv, 1, 4, 1024);
	grid.stride = argument(argc, argv, 2, 2, grid.order);
	grid.pick = argument(argc, argv, 3, 1, 9) - 1;
	make(argc > 2);
	pthread_create(&t, NULL, work, NULL);
	pthread_join(t, NULL);
	return 0;
}
