#include <pthread.h>
static pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
static int n;
static void *reader(void *a)
{
	pthread_rwlock_rdlock(&l);
	int k = n;
	pthread_rwlock_unlock(&l);
	return k ? a : 0;
}
static void *writer(void *a)
{
	pthread_rwlock_wrlock(&l);
	n++;
	pthread_rwlock_unlock(&l);
	return a;
}
int main(void)
{
	pthread_t x, y;
	pthread_create(&x, 0, reader, 0);
	pthread_create(&y, 0, writer, 0);
	pthread_join(x, 0);
	pthread_join(y, 0);
	return 0;
}
