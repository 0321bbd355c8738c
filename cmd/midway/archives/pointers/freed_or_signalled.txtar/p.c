#include <pthread.h>
#include <stdlib.h>
struct job { int n; pthread_cond_t c; };
void use(struct job *q)
{
	pthread_cond_signal(&q->c);
}
void drop(struct job *j, struct job *k)
{
	free(j);
	if (k != j)
		pthread_cond_destroy(&k->c);
}
