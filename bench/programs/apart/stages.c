// Three threads move items through two stages, each stage with a lock and counters of its own: the sums of a stage depend
// on its own lock alone.
#include <assert.h>
#include <pthread.h>

#ifndef N
#define N 3
#endif

struct stage {
	pthread_mutex_t lock;
	int in, out, most;
};

static struct stage one = {PTHREAD_MUTEX_INITIALIZER, 0, 0, 0}, two = {PTHREAD_MUTEX_INITIALIZER, 0, 0, 0};

static void *filler(void *arg)
{
	for (int i = 0; i < N; i++) {
		pthread_mutex_lock(&one.lock);
		one.in++;
		one.most += 2;
		pthread_mutex_unlock(&one.lock);
	}
	return arg;
}

static void *mover(void *arg)
{
	for (int i = 0; i < N; i++) {
		pthread_mutex_lock(&one.lock);
		one.out++;
		one.most--;
		pthread_mutex_unlock(&one.lock);
		pthread_mutex_lock(&two.lock);
		two.in++;
		two.most += 2;
		pthread_mutex_unlock(&two.lock);
	}
	return arg;
}

static void *drain(void *arg)
{
	for (int i = 0; i < N; i++) {
		pthread_mutex_lock(&two.lock);
		two.out++;
		two.most--;
		pthread_mutex_unlock(&two.lock);
	}
	return arg;
}

int main(void)
{
	pthread_t t[3];
	pthread_create(&t[0], 0, filler, 0);
	pthread_create(&t[1], 0, mover, 0);
	pthread_create(&t[2], 0, drain, 0);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], 0);
	assert(one.in == N);
	assert(one.out == N);
	assert(one.most == N);
	assert(two.in == N);
	assert(two.out == N);
	assert(two.most == N);
	return 0;
}
