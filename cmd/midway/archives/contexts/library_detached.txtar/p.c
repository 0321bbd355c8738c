#include <pthread.h>
#include <stdatomic.h>
static pthread_t t;
static atomic_int go;
static void *worker(void *arg)
{
	while (!go)
		; // here
	return arg;
}
int main(void)
{
	pthread_create(&t, NULL, worker, NULL);
	pthread_detach(t);
	go = 1; // main
	pthread_join(t, NULL);
	return 0;
}
