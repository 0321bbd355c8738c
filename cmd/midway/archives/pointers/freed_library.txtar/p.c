#include <pthread.h>
#include <stdlib.h>
struct node { long n; };
struct job { struct node *data, *cursor; pthread_mutex_t m; };
void drop(struct job *j)
{
	pthread_mutex_lock(&j->m);
	free(j->data);
	pthread_mutex_unlock(&j->m);
}
void use(struct job *j)
{
	pthread_mutex_lock(&j->m);
	j->cursor->n = 1;
	pthread_mutex_unlock(&j->m);
}
