#include <assert.h>
#include <pthread.h>
#include <signal.h>
static int handled;
static void on(int s)
{
	(void)s;
	handled = 1;
}
static void *watch(void *arg)
{
	assert(handled == 0);
	return arg;
}
int main(void)
{
	pthread_t t;
	struct sigaction a = {.sa_handler = on};
	sigaction(SIGUSR1, &a, 0);
	pthread_create(&t, 0, watch, 0);
	pthread_join(t, 0);
	return 0;
}
