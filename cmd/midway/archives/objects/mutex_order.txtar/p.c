#include <pthread.h>
static pthread_mutex_t m[3];
static int n;
static void *worker(void *arg)
{
	int me = (int)(long)arg, low = me, high = (me + 1) % 3;
	if (low > high) {
		low = high;
		high = me;
	}
	pthread_mutex_lock(&m[low]);
	pthread_mutex_lock(&m[high]);
	pthread_mutex_unlock(&m[high]);
	pthread_mutex_unlock(&m[low]);
	return NULL;
}
int main(void)
{
	pthread_t t[3];
	for (int k = 0; k < 3; k++)
		pthread_mutex_init(&m[k], NULL);
	for (long k = 0; k < 3; k++)
		pthread_create(&t[k], NULL, worker, (void *)k);
	for (int k = 0; k < 3; k++)
		pthread_join(t[k], NULL);
	for (int k = 0; k < 3; k++)
		pthread_mutex_destroy(&m[k]);
	return n;
}
