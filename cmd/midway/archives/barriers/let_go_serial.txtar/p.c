#include <pthread.h>
#include <stdlib.h>

static pthread_barrier_t meet;
static int *x;

static void *worker(void *arg)
{
	if (pthread_barrier_wait(&meet) == PTHREAD_BARRIER_SERIAL_THREAD) {
		free(x);
		x = NULL;
	}
	return arg;
}

int main(void)
{
	pthread_t t, u;
	x = malloc(sizeof *x);
	pthread_barrier_init(&meet, NULL, 2);
	pthread_create(&t, NULL, worker, NULL);
	pthread_create(&u, NULL, worker, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
