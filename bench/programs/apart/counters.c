// Two threads add to four counters, three of them without a lock: what each counter holds at the end depends on nothing
// that happens to the others.
#include <assert.h>
#include <pthread.h>

#ifndef N
#define N 10
#endif

static int first, second, third, fourth;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *left(void *arg)
{
	for (int i = 0; i < N; i++) {
		int was = first;
		first = was + 1;
		second++;
		pthread_mutex_lock(&lock);
		third += 2;
		fourth++;
		pthread_mutex_unlock(&lock);
	}
	return arg;
}

static void *right(void *arg)
{
	for (int i = 0; i < N; i++) {
		int was = second;
		second = was + 1;
		third++;
		pthread_mutex_lock(&lock);
		first++;
		fourth++;
		pthread_mutex_unlock(&lock);
	}
	return arg;
}

int main(void)
{
	pthread_t a, b;
	pthread_create(&a, 0, left, 0);
	pthread_create(&b, 0, right, 0);
	pthread_join(a, 0);
	pthread_join(b, 0);
	assert(first >= 1);
	assert(first <= 2 * N);
	assert(second >= 1);
	assert(second <= 2 * N);
	assert(third >= 1);
	assert(third <= 3 * N);
	assert(fourth == 2 * N);
	return 0;
}
