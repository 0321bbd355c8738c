#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int begun;
static int done;

static void *work(void *arg)
{
	begun = 1;
	pthread_testcancel();
	done = 1;
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, work, NULL);
	if (begun) {
		pthread_cancel(t);
		pthread_join(t, NULL);
		assert(done);
	}
	return 0;
}
