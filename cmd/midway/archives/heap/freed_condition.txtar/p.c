#include <pthread.h>
#include <stdlib.h>
static pthread_cond_t *l;
static void *worker(void *arg)
{
	pthread_cond_signal(l);
	return arg;
}
int main(void)
{
	pthread_t a;
	l = malloc(sizeof *l);
	pthread_cond_init(l, 0);
	pthread_create(&a, NULL, worker, NULL);
	free((void *)l);
	pthread_join(a, NULL);
	return 0;
}
