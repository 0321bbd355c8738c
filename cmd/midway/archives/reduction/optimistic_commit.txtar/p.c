#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int version;
static int committed, last, previous;
static void *worker(void *arg) {
	int seen = version;
	if (atomic_compare_exchange_strong(&version, &seen, seen + 1))
		committed = 1;
	previous = last;
	last = *(int *)arg;
	return 0;
}
int main(void) {
	static int id[3] = {1, 2, 3};
	pthread_t t[3];
	for (int k = 0; k < 3; k++)
		pthread_create(&t[k], 0, worker, &id[k]);
	for (int k = 0; k < 3; k++)
		pthread_join(t[k], 0);
	assert(committed == 1);
	return 0;
}
