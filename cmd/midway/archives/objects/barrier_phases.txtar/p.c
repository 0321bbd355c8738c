#include <assert.h>
#include <pthread.h>
static pthread_barrier_t all;
static int part[3];
static void *worker(void *arg)
{
	int me = (int)(long)arg;
	part[me] = 1;
	pthread_barrier_wait(&all);
	int next = part[(me + 1) % 3];
	pthread_barrier_wait(&all);
	part[me] = next + 1;
	pthread_barrier_wait(&all);
	assert(part[(me + 1) % 3] == 2);
	return NULL;
}
int main(void)
{
	pthread_t t[2];
	pthread_barrier_init(&all, NULL, 3);
	for (long k = 0; k < 2; k++)
		pthread_create(&t[k], NULL, worker, (void *)k);
	worker((void *)2);
	for (int k = 0; k < 2; k++)
		pthread_join(t[k], NULL);
	pthread_barrier_destroy(&all);
	return 0;
}
