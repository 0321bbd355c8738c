#include <pthread.h>
#include <stdlib.h>
struct queue { int n; pthread_mutex_t m; };
static struct queue *queues;
static int count;
void *worker(void *arg)
{
	long i = (long)arg;
	for (int k = 0; k < 2; k++) {
		struct queue *q = &queues[i];
		pthread_mutex_lock(&q->m);
		q->n++;
		pthread_mutex_unlock(&q->m);
	}
	return 0;
}
int main(int argc, char **argv)
{
	pthread_t t[64];
	count = argc > 1 ? atoi(argv[1]) : 4;
	if (count < 1 || count > 64)
		return 1;
	queues = calloc(count, sizeof *queues);
	if (!queues)
		return 1;
	for (int i = 0; i < count; i++)
		pthread_mutex_init(&queues[i].m, 0);
	for (long i = 0; i < count; i++)
		pthread_create(&t[i], 0, worker, (void *)i);
	for (int i = 0; i < count; i++)
		pthread_join(t[i], 0);
	return 0;
}
