#include <assert.h>
#include <pthread.h>
#include <signal.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int a, b;
static void handler(int x)
{
	assert(a == b);
}
static void f(int k)
{
	pthread_mutex_lock(&m);
	a = k;
	if (k == 1)
		raise(SIGUSR1);
	b = k;
	pthread_mutex_unlock(&m);
}
static void *w(void *x)
{
	f(x != 0);
	return x;
}
int main(int argc, char **argv)
{
	pthread_t u;
	signal(SIGUSR1, handler);
	pthread_create(&u, 0, w, argc > 1 ? argv : 0);
	pthread_join(u, 0);
	return 0;
}
