// N philosophers who take the fork on the left first.
#include <pthread.h>
#ifndef N
#define N 3
#endif
static pthread_mutex_t forks[N];
static void *philosopher(void *arg)
{
	long me = (long)arg;
	pthread_mutex_lock(&forks[me]);
	pthread_mutex_lock(&forks[(me + 1) % N]);
	pthread_mutex_unlock(&forks[(me + 1) % N]);
	pthread_mutex_unlock(&forks[me]);
	return NULL;
}
int main(void)
{
	pthread_t t[N];
	for (int k = 0; k < N; k++)
		pthread_mutex_init(&forks[k], NULL);
	for (long k = 0; k < N; k++)
		pthread_create(&t[k], NULL, philosopher, (void *)k);
	for (int k = 0; k < N; k++)
		pthread_join(t[k], NULL);
	return 0;
}
