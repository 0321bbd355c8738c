#include <pthread.h>
int x, y;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
void *often(void *arg)
{
	for (int i = 0; i < 6; i++) {
		pthread_mutex_lock(&m);
		x++;
		pthread_mutex_unlock(&m);
	}
	return 0;
}
void *once(void *arg)
{
	y = 1;
	x = 2;
	return 0;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, 0, often, 0);
	pthread_create(&b, 0, once, 0);
	pthread_join(a, 0);
	pthread_join(b, 0);
	return 0;
}
