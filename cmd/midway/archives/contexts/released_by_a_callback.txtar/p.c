#include <pthread.h>

extern void each(void (*visit)(int), int n);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int last;

static void leave(int n) { pthread_mutex_unlock(&lock); }

static void *worker(void *arg)
{
	pthread_mutex_lock(&lock);
	each(leave, 1);
	last = 1;
	return arg;
}

int main(void)
{
	pthread_t t[2];
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, worker, NULL);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	return 0;
}
