#include <pthread.h>
struct account { int n; pthread_mutex_t m; };
void move(struct account *from, struct account *to)
{
	pthread_mutex_lock(&from->m);
	to->n = 1;
	pthread_mutex_unlock(&from->m);
}
void empty(struct account *a)
{
	pthread_mutex_lock(&a->m);
	a->n = 0;
	pthread_mutex_unlock(&a->m);
}
