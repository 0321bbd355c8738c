#include <assert.h>
#include <pthread.h>
#include <signal.h>
static int flag, done;
static void h(int s) { flag = 1; }
static void *user(void *a)
{
	int x = flag;
	if (x == 0) {
		raise(SIGUSR1);
		int y = flag;
		done = 1;
		assert(y == 0);
	}
	return 0;
}
int main(int argc, char **argv)
{
	pthread_t t;
	signal(SIGUSR1, h);
	pthread_create(&t, 0, user, 0);
	pthread_join(t, 0);
	return 0;
}
