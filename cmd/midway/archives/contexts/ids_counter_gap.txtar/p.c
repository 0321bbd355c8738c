#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int next_id, slot[64];
static void *work(void *arg)
{
	pthread_mutex_lock(&m);
	int id = next_id;
	pthread_mutex_unlock(&m);
	pthread_mutex_lock(&m);
	next_id = id + 1;
	pthread_mutex_unlock(&m);
	slot[id] = 1;
	return arg;
}
int main(void)
{
	pthread_t t[8];
	for (int i = 0; i < 8; i++)
		pthread_create(&t[i], 0, work, 0);
	for (int i = 0; i < 8; i++)
		pthread_join(t[i], 0);
	return 0;
}
