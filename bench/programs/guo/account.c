// One thread pays in, one draws, the third asserts the wrong balance once both have.
#include <assert.h>
#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x = 1, y = 2, z = 4, balance = 1, paid, drawn;
static void *pay(void *arg)
{
	pthread_mutex_lock(&m);
	balance += y;
	paid = 1;
	pthread_mutex_unlock(&m);
	return arg;
}
static void *draw(void *arg)
{
	pthread_mutex_lock(&m);
	balance -= z;
	drawn = 1;
	pthread_mutex_unlock(&m);
	return arg;
}
static void *look(void *arg)
{
	pthread_mutex_lock(&m);
	if (paid && drawn)
		assert(balance == x - y - z);
	pthread_mutex_unlock(&m);
	return arg;
}
int main(void)
{
	pthread_t a, b, c;
	pthread_create(&c, NULL, look, NULL);
	pthread_create(&a, NULL, pay, NULL);
	pthread_create(&b, NULL, draw, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	pthread_join(c, NULL);
	return 0;
}
