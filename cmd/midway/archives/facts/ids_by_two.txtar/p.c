#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
struct shared {
	pthread_mutex_t m;
	long id;
};
static struct shared *all;
static long count;
static void *work(void *arg)
{
	pthread_mutex_lock(&all->m);
	long id = all->id;
	all->id += 2;
	pthread_mutex_unlock(&all->m);
	assert(id >= 0 && id < count);
	return arg;
}
int main(int argc, char **argv)
{
	pthread_t t[16];
	count = argc < 16 ? argc : 16;
	all = malloc(sizeof *all);
	pthread_mutex_init(&all->m, 0);
	all->id = 0;
	for (long i = 0; i < count - 1; i++)
		pthread_create(&t[i], 0, work, 0);
	work(0);
	for (long i = 0; i < count - 1; i++)
		pthread_join(t[i], 0);
	return 0;
}
