// The answer of a call is not looked at: that it may be anything does not keep the binary from following.
#include <assert.h>
#include <pthread.h>
#include <sys/prctl.h>
static int x;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *w(void *arg)
{
	prctl(PR_SET_NAME, "w");
	pthread_mutex_lock(&m);
	x++;
	pthread_mutex_unlock(&m);
	return arg;
}
int main(void)
{
	pthread_t t;
	prctl(PR_SET_NAME, "main");
	pthread_create(&t, NULL, w, NULL);
	pthread_mutex_lock(&m);
	int seen = x;
	pthread_mutex_unlock(&m);
	assert(seen == 0);
	pthread_join(t, NULL);
	return 0;
}
