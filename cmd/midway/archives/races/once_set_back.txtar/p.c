#include <pthread.h>
static pthread_once_t once = PTHREAD_ONCE_INIT;
static int made;
static void make(void) { made++; }
static void *worker(void *arg) { pthread_once(&once, make); return arg; }
int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	once = PTHREAD_ONCE_INIT;
	pthread_join(t, NULL);
	return 0;
}
