#include <assert.h>
#include <pthread.h>

static int done;

static void *work(void *arg)
{
	pthread_testcancel();
	done = 1;
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, work, NULL);
	pthread_cancel(t);
	pthread_join(t, NULL);
	assert(done);
	return 0;
}
