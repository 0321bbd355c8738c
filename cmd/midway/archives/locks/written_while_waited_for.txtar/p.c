#include <pthread.h>
struct s { pthread_mutex_t m; int n; };
void taker(struct s *q)
{
	pthread_mutex_lock(&q->m);
}
void writer(struct s *k)
{
	*(int *)&k->m = 1;
}
