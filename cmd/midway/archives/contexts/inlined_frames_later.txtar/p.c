#include <assert.h>
#include <pthread.h>

static int seen[4];

static void note(int i)
{
	seen[i]++;
}

static inline __attribute__((always_inline)) void each(int n)
{
	for (int i = 0; i < n; i++)
		note(i);
}

static inline __attribute__((always_inline)) void twice(int n)
{
	each(n);
	assert(seen[0] == 0);
	each(n);
}

static void *worker(void *arg)
{
	twice(3);
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	return 0;
}
