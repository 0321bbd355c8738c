#include <pthread.h>

static pthread_mutex_t first = PTHREAD_MUTEX_INITIALIZER, second = PTHREAD_MUTEX_INITIALIZER;
static int n;

static void *crosses(void *arg)
{
	pthread_mutex_lock(&second);
	n++;
	pthread_mutex_lock(&first);
	pthread_mutex_unlock(&first);
	pthread_mutex_unlock(&second);
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, crosses, NULL);
	pthread_mutex_lock(&first);
	pthread_mutex_lock(&second);
	n++;
	pthread_mutex_unlock(&second);
	pthread_mutex_unlock(&first);
	pthread_join(t, NULL);
	return 0;
}
