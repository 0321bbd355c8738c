/* A ring of threads, each of which makes a step only after the one before it has made its own: what each has done is at
 * most one step apart, in the order of the ring, and at most one thread is in work. */
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>

enum { threads = 4 };
static sem_t turn[threads];
static long steps;

/* found on the stacks by its mark */
struct here {
	unsigned long mark;
	long id, done;
};

static void work(volatile struct here *h)
{
	volatile long sum = 0;
	for (int i = 0; i < 3000; i++)
		sum += i;
	h->done++;
}

static void *member(void *arg)
{
	volatile struct here h = {0, (long)arg, 0};
	h.mark = 0x6d69647761792121;
	while (h.done < steps) {
		sem_wait(&turn[h.id]);
		work(&h);
		sem_post(&turn[(h.id + 1) % threads]);
	}
	h.mark = 0;
	return 0;
}

int main(int argc, char **argv)
{
	pthread_t t[threads];
	steps = argc > 1 ? atol(argv[1]) : 1000;
	for (int i = 0; i < threads; i++)
		sem_init(&turn[i], 0, i == 0);
	for (long i = 0; i < threads; i++)
		pthread_create(&t[i], 0, member, (void *)i);
	for (int i = 0; i < threads; i++)
		pthread_join(t[i], 0);
	return argc > 2 ? atoi(argv[2]) : 0;
}
