#include <assert.h>
#include <pthread.h>

static int running = 1;
static unsigned rounds;

static void *count(void *arg)
{
	while (running)
		rounds++;
	return 0;
}

static void *end(void *arg)
{
	assert(rounds != 3);
	running = 0;
	return 0;
}

int main(void)
{
	pthread_t t, u;
	pthread_create(&t, 0, count, 0);
	pthread_create(&u, 0, end, 0);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
