/* Allocates and frees in every way that glibc's malloc keeps apart, in two arenas, and lists what it did. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { COUNT = 1024 };
struct entry { void *p; unsigned long size, freed; } table[COUNT];
unsigned long used;

static void work(unsigned long seed)
{
	unsigned long first = used;
	for (int i = 0; i < 400; i++) {
		seed = seed * 6364136223846793005u + 1442695040888963407u;
		unsigned long r = seed >> 33, size = r % 7 == 0 ? r % 300000 : r % 11 == 0 ? r % 5000 : r % 200;
		void *p = malloc(size);
		if (size)
			memset(p, 0x5a, size);
		table[used++] = (struct entry){p, size, 0};
	}
	for (unsigned long i = first; i < used; i += 1 + i % 3) {
		free(table[i].p);
		table[i].freed = 1;
	}
}

static void *worker(void *arg)
{
	work(7);
	return arg;
}

int main(void)
{
	pthread_t t;
	work(1);
	pthread_create(&t, 0, worker, 0);
	pthread_join(t, 0);
	abort();
}
