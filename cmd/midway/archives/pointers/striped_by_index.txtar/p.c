#include <pthread.h>
static pthread_mutex_t locks[4];
static long slot[16];
void add(unsigned i)
{
	i &= 15;
	pthread_mutex_lock(&locks[i & 3]);
	slot[i]++;
	pthread_mutex_unlock(&locks[i & 3]);
}
void take(unsigned i)
{
	i &= 15;
	pthread_mutex_lock(&locks[i & 3]);
	slot[i]--;
	pthread_mutex_unlock(&locks[i & 3]);
}
