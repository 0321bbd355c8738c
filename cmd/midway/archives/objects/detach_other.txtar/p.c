#include <assert.h>
#include <pthread.h>
static pthread_t t;
static void *worker(void *arg)
{
	return arg;
}
static void *other(void *arg)
{
	pthread_detach(t);
	return arg;
}
int main(void)
{
	pthread_t u;
	pthread_create(&t, NULL, worker, NULL);
	pthread_create(&u, NULL, other, NULL);
	pthread_join(u, NULL);
	return 0;
}
