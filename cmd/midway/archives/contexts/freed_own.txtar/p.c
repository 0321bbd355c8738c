#include <pthread.h>
#include <stdlib.h>
struct job { int n; };
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int total;
void work(struct job *j)
{
	int n = j->n;
	free(j);
	pthread_mutex_lock(&m);
	total += n;
	pthread_mutex_unlock(&m);
}
void late(struct job *j)
{
	free(j);
	pthread_mutex_lock(&m);
	total += j->n;
	pthread_mutex_unlock(&m);
}
