#include <assert.h>
#include <pthread.h>
static pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
static int left, right;
static void *reader(void *arg)
{
	pthread_rwlock_rdlock(&l);
	assert(left == right);
	pthread_rwlock_unlock(&l);
	return arg;
}
static void *writer(void *arg)
{
	pthread_rwlock_wrlock(&l);
	left++;
	right++;
	pthread_rwlock_unlock(&l);
	return arg;
}
int main(void)
{
	pthread_t a, b, c;
	pthread_create(&a, NULL, reader, NULL);
	pthread_create(&b, NULL, writer, NULL);
	pthread_create(&c, NULL, reader, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	pthread_join(c, NULL);
	return 0;
}
