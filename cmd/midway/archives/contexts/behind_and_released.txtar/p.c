#include <pthread.h>
#include <stdlib.h>
struct job { int n; };
struct job *p;
static pthread_mutex_t m;
int look(void)
{
	int n = p->n;
	pthread_mutex_lock(&m);
	pthread_mutex_unlock(&m);
	return n;
}
void drop(void)
{
	pthread_mutex_lock(&m);
	free(p);
	pthread_mutex_unlock(&m);
}
