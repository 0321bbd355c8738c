#include <assert.h>
#include <pthread.h>
static int x, w;
static pthread_t t[3];
static void *set(void *arg)
{
	x = 1;
	return arg;
}
static void *maybe(void *arg)
{
	if (w)
		pthread_join(t[0], NULL);
	return arg;
}
static void *have(void *arg)
{
	w = 1;
	return arg;
}
int main(void)
{
	pthread_create(&t[0], NULL, set, NULL);
	pthread_create(&t[1], NULL, maybe, NULL);
	pthread_create(&t[2], NULL, have, NULL);
	pthread_join(t[1], NULL);
	pthread_join(t[2], NULL);
	assert(x);
	return 0;
}
