#include <pthread.h>
#include <stdlib.h>
struct job { int n; pthread_mutex_t m; };
void use(struct job *q)
{
	pthread_mutex_lock(&q->m);
	q->n++;
	pthread_mutex_unlock(&q->m);
}
void drop(struct job *j)
{
	free(j);
}
