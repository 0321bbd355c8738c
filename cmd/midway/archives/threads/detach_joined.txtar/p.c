#include <assert.h>
#include <errno.h>
#include <pthread.h>

static void *work(void *arg)
{
	return arg;
}

int main(void)
{
	pthread_t joined, detached;
	pthread_create(&joined, NULL, work, NULL);
	pthread_create(&detached, NULL, work, NULL);
	assert(pthread_join(joined, NULL) == 0);
	assert(pthread_detach(joined) == ESRCH);
	assert(pthread_detach(detached) == 0);
	assert(pthread_detach(detached) == EINVAL);
	return 0;
}
