// Two races on the same eight bytes: each is told apart from the other.
#include <pthread.h>
static _Alignas(8) int x, y;
static void *w(void *arg)
{
	x = 1;
	y = 1;
	return arg;
}
int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, w, NULL);
	x = 2;
	x++;
	y = 2;
	pthread_join(t, NULL);
	return 0;
}
