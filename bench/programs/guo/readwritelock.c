// A read-write lock of two counters, entered in atomic blocks: WRITERS write, READERS read twice what must not change between.
#include <assert.h>
#include <pthread.h>
#ifndef WRITERS
#define WRITERS 1
#endif
#ifndef READERS
#define READERS 1
#endif
void __VERIFIER_assume(int);
static int writing, reading, x, y;
static void __VERIFIER_atomic_write_begin(void)
{
	__VERIFIER_assume(writing == 0 && reading == 0);
	writing = 1;
}
static void __VERIFIER_atomic_read_begin(void)
{
	__VERIFIER_assume(writing == 0);
	reading++;
}
static void __VERIFIER_atomic_read_end(void)
{
	reading--;
}
static void *writer(void *arg)
{
	__VERIFIER_atomic_write_begin();
	x = 3;
	writing = 0;
	return arg;
}
static void *reader(void *arg)
{
	__VERIFIER_atomic_read_begin();
	y = x;
	assert(y == x);
	__VERIFIER_atomic_read_end();
	return arg;
}
int main(void)
{
	pthread_t w[WRITERS], r[READERS];
	for (int k = 0; k < WRITERS; k++)
		pthread_create(&w[k], NULL, writer, NULL);
	for (int k = 0; k < READERS; k++)
		pthread_create(&r[k], NULL, reader, NULL);
	for (int k = 0; k < WRITERS; k++)
		pthread_join(w[k], NULL);
	for (int k = 0; k < READERS; k++)
		pthread_join(r[k], NULL);
	return 0;
}
