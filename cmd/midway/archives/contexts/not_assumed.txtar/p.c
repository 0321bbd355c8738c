#include <assert.h>
#include <pthread.h>

static int limit;

static void *worker(void *arg)
{
	int used = 0;
	if (limit > 3)
		used = limit;
	assert(used != 9);
	return arg;
}

int main(int argc, char **argv)
{
	pthread_t t;
	limit = argc;
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	return argv == 0;
}
