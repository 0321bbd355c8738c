#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
static struct cell { pthread_mutex_t lock; int inside; } cells[8];
static void *worker(void *arg)
{
	int i = *(int *)arg & 7;
	pthread_mutex_lock(&cells[i].lock);
	cells[i].inside = 1; // inside
	assert(cells[i].inside == 1);
	cells[i].inside = 0;
	pthread_mutex_unlock(&cells[i].lock);
	return NULL;
}
int main(int argc, char **argv)
{
	pthread_t t, u;
	int a = atoi(argv[1]), b = atoi(argv[2]);
	pthread_create(&t, NULL, worker, &a);
	pthread_create(&u, NULL, worker, &b);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
