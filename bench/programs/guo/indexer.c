// Each thread puts four numbers into a hash table with open addressing, a mutex for each slot.
#include <assert.h>
#include <pthread.h>
#ifndef THREADS
#define THREADS 2
#endif
enum { SLOTS = 128, NUMBERS = 4 };
static int table[SLOTS];
static pthread_mutex_t locks[SLOTS];
static int put(int slot, int number)
{
	int free;
	pthread_mutex_lock(&locks[slot]);
	free = table[slot] == 0;
	if (free)
		table[slot] = number;
	pthread_mutex_unlock(&locks[slot]);
	return free;
}
static void *worker(void *arg)
{
	int id = *(int *)arg;
	for (int k = 1; k <= NUMBERS; k++) {
		int number = k * 11 + id, slot = number * 7 % SLOTS;
		assert(slot >= 0);
		while (!put(slot, number))
			slot = (slot + 1) % SLOTS;
	}
	return NULL;
}
int main(void)
{
	pthread_t t[THREADS];
	int ids[THREADS];
	for (int k = 0; k < SLOTS; k++)
		pthread_mutex_init(&locks[k], NULL);
	for (int k = 0; k < THREADS; k++) {
		ids[k] = k;
		pthread_create(&t[k], NULL, worker, &ids[k]);
	}
	for (int k = 0; k < THREADS; k++)
		pthread_join(t[k], NULL);
	return 0;
}
