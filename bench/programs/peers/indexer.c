// N threads put four numbers each into a hash table with open addressing, a mutex for each slot.
#include <pthread.h>
#ifndef N
#define N 15
#endif
enum { SLOTS = 128, NUMBERS = 4 };
static int table[SLOTS];
static pthread_mutex_t locks[SLOTS];
static int put(int slot, int number)
{
	pthread_mutex_lock(&locks[slot]);
	int free = table[slot] == 0;
	if (free)
		table[slot] = number;
	pthread_mutex_unlock(&locks[slot]);
	return free;
}
static void *worker(void *arg)
{
	for (int k = 1; k <= NUMBERS; k++) {
		int number = k * 11 + (int)(long)arg, slot = number * 7 % SLOTS;
		while (!put(slot, number))
			slot = (slot + 1) % SLOTS;
	}
	return NULL;
}
int main(void)
{
	pthread_t t[N];
	for (int k = 0; k < SLOTS; k++)
		pthread_mutex_init(&locks[k], NULL);
	for (long k = 0; k < N; k++)
		pthread_create(&t[k], NULL, worker, (void *)k);
	for (int k = 0; k < N; k++)
		pthread_join(t[k], NULL);
	return 0;
}
