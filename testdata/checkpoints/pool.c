/* Workers that take jobs of a queue, until main is done: pool [-x N] ends with N, pool wait never. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t more = PTHREAD_COND_INITIALIZER;
static int jobs, stop;

static void *worker(void *arg)
{
	pthread_mutex_lock(&lock);
	for (;;) {
		while (!jobs && !stop)
			pthread_cond_wait(&more, &lock);
		if (stop)
			break;
		jobs--;
	}
	pthread_mutex_unlock(&lock);
	return arg;
}

int main(int argc, char **argv)
{
	pthread_t t[3];
	int forever = argc > 1 && strcmp(argv[1], "wait") == 0;
	for (int i = 0; i < 3; i++)
		pthread_create(&t[i], 0, worker, 0);
	for (int i = 0; i < 30 || forever; i++) {
		pthread_mutex_lock(&lock);
		jobs++;
		pthread_cond_signal(&more);
		pthread_mutex_unlock(&lock);
		usleep(10000);
	}
	pthread_mutex_lock(&lock);
	stop = 1;
	pthread_cond_broadcast(&more);
	pthread_mutex_unlock(&lock);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], 0);
	return argc > 2 ? atoi(argv[2]) : 0;
}
