#include <pthread.h>
#include <stdlib.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int *p;
static void *user(void *arg)
{
	pthread_mutex_lock(&m);
	*p = 1;
	pthread_mutex_unlock(&m);
	return arg;
}
int main(void)
{
	pthread_t t;
	p = malloc(sizeof *p);
	pthread_create(&t, NULL, user, NULL);
	pthread_mutex_lock(&m);
	free(p);
	pthread_mutex_unlock(&m);
	pthread_join(t, NULL);
	return 0;
}
