// Two threads add one and two under a mutex, the third asserts under it that not both have.
#include <assert.h>
#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int data;
static void *one(void *arg)
{
	pthread_mutex_lock(&m);
	data++;
	pthread_mutex_unlock(&m);
	return arg;
}
static void *two(void *arg)
{
	pthread_mutex_lock(&m);
	data += 2;
	pthread_mutex_unlock(&m);
	return arg;
}
static void *look(void *arg)
{
	pthread_mutex_lock(&m);
	assert(data < 3);
	pthread_mutex_unlock(&m);
	return arg;
}
int main(void)
{
	pthread_t a, b, c;
	pthread_create(&a, NULL, one, NULL);
	pthread_create(&b, NULL, two, NULL);
	pthread_create(&c, NULL, look, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	pthread_join(c, NULL);
	return 0;
}
