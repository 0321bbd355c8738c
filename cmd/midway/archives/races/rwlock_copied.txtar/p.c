#include <pthread.h>
struct table { int n; pthread_rwlock_t l; };
static struct table live = {3, PTHREAD_RWLOCK_INITIALIZER}, saved;
static void *reader(void *arg)
{
	pthread_rwlock_rdlock(&live.l);
	int n = live.n;
	pthread_rwlock_unlock(&live.l);
	return n ? arg : 0;
}
int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, reader, NULL);
	saved = live;
	pthread_join(t, NULL);
	return saved.n;
}
