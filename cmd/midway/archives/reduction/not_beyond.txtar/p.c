#include <assert.h>
#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int top, filled;
static void *push(void *arg)
{
	for (int k = 0; k < 6; k++) {
		pthread_mutex_lock(&m);
		top++;
		filled = 1;
		pthread_mutex_unlock(&m);
	}
	return arg;
}
static void *pop(void *arg)
{
	for (int k = 0; k < 6; k++) {
		pthread_mutex_lock(&m);
		if (filled)
			assert(top-- > 0);
		pthread_mutex_unlock(&m);
	}
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, push, NULL);
	pthread_create(&b, NULL, pop, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
