#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int asked, filled;

static void *take(void *arg)
{
	int got = 0;
	pthread_mutex_lock(&lock);
	do {
		asked = 1;
		got = filled;
		pthread_mutex_unlock(&lock);
		pthread_mutex_lock(&lock);
	} while (!got);
	pthread_mutex_unlock(&lock);
	return arg;
}

static void *fill(void *arg)
{
	int go = 0;
	while (!go) {
		pthread_mutex_lock(&lock);
		go = asked;
		pthread_mutex_unlock(&lock);
	}
	pthread_mutex_lock(&lock);
	filled = 1;
	pthread_mutex_unlock(&lock);
	return arg;
}

int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, take, NULL);
	pthread_create(&b, NULL, fill, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
