#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int number, slot[16];
static void *work(void *arg)
{
	pthread_mutex_lock(&m);
	int id = *(int *)arg;
	pthread_mutex_unlock(&m);
	slot[id] = 1;
	return 0;
}
int main(void)
{
	pthread_t t[8];
	for (int i = 0; i < 8; i++) {
		pthread_mutex_lock(&m);
		number = i;
		pthread_mutex_unlock(&m);
		pthread_create(&t[i], 0, work, &number);
	}
	for (int i = 0; i < 8; i++)
		pthread_join(t[i], 0);
	return 0;
}
