#include <pthread.h>
#include <stdlib.h>
static void *worker(void *arg)
{
	int *p = arg;
	*p = 1;
	free(p);
	return NULL;
}
static void start(void)
{
	pthread_t t;
	int *p = malloc(sizeof *p);
	pthread_create(&t, NULL, worker, p);
	pthread_detach(t);
}
int main(void)
{
	start();
	pthread_exit(NULL);
}
