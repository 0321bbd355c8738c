// A read-write lock of a count of readers under a mutex and a semaphore that a writer, or the readers together, hold (Courtois, Heymans, Parnas, CACM 1971):
// WRITERS write, READERS read twice what must not change between.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#ifndef WRITERS
#define WRITERS 1
#endif
#ifndef READERS
#define READERS 1
#endif
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static sem_t writing;
static int reading, x, y;
static void read_begin(void)
{
	pthread_mutex_lock(&m);
	if (++reading == 1)
		sem_wait(&writing);
	pthread_mutex_unlock(&m);
}
static void read_end(void)
{
	pthread_mutex_lock(&m);
	if (--reading == 0)
		sem_post(&writing);
	pthread_mutex_unlock(&m);
}
static void *writer(void *arg)
{
	sem_wait(&writing);
	x = 3;
	sem_post(&writing);
	return arg;
}
static void *reader(void *arg)
{
	read_begin();
	y = x;
	assert(y == x);
	read_end();
	return arg;
}
int main(void)
{
	pthread_t w[WRITERS], r[READERS];
	sem_init(&writing, 0, 1);
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
