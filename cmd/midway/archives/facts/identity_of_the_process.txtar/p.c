#include <assert.h>
#include <pthread.h>
#include <unistd.h>
static void *work(void *arg)
{
	return arg;
}
int main(void)
{
	pthread_t t;
	uid_t user = getuid();
	pthread_create(&t, 0, work, 0);
	pthread_join(t, 0);
	assert(user != 0);
	return 0;
}
