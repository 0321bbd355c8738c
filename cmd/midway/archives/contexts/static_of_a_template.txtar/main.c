#include <pthread.h>
extern void (*const grow_small)(void), (*const grow_large)(void);
static void *work(void *arg)
{
	void (*how)(void) = arg ? grow_small : grow_large;
	how();
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, 0, work, 0);
	pthread_create(&b, 0, work, &a);
	pthread_join(a, 0);
	pthread_join(b, 0);
	return 0;
}
