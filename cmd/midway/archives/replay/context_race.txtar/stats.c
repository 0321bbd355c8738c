#include <pthread.h>

struct stats {
	pthread_mutex_t lock;
	long hits;
};

static struct stats all;

void hit(void)
{
	pthread_mutex_lock(&all.lock);
	all.hits++;
	pthread_mutex_unlock(&all.lock);
}

long hits(void)
{
	return all.hits;
}
