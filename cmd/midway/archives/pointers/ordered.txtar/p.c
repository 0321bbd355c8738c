#include <pthread.h>
struct account { pthread_mutex_t m; long n; };
void transfer(struct account *from, struct account *to)
{
	from->n += 0;
	to->n += 0;
	if (from == to)
		return;
	pthread_mutex_lock(from < to ? &from->m : &to->m);
	pthread_mutex_lock(from < to ? &to->m : &from->m);
	pthread_mutex_unlock(&from->m);
	pthread_mutex_unlock(&to->m);
}
