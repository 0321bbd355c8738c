#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
struct batch { int count, done; };
static int seen;
static int argument(int argc, char **argv, int i, int otherwise, int most)
{
	int v = i < argc ? atoi(argv[i]) : otherwise;
	return v < 0 ? 0 : v > most ? most : v;
}
static void *work(void *arg)
{
	struct batch *b = arg;
	int n = b->count;
	assert(n > 0);
	return arg;
}
int main(int argc, char **argv)
{
	int size = argument(argc, argv, 1, 2, 100);
	struct batch batch = {size, 0};
	for (int i = 0; i < 2; i++) {
		pthread_t t;
		if (pthread_create(&t, NULL, work, &batch))
			return 1;
		pthread_join(t, NULL);
		seen += batch.count;
	}
	return 0;
}
