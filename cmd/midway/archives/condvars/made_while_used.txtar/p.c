#include <pthread.h>
static pthread_cond_t c;
static void *worker(void *arg)
{
	pthread_cond_init(&c, NULL);
	pthread_cond_broadcast(&c);
	return arg;
}
int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	worker(NULL);
	pthread_join(t, NULL);
	return 0;
}
