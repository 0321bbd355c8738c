#include <assert.h>
#include <threads.h>
static int worker(void *arg)
{
	return 0;
}
int main(void)
{
	thrd_t t;
	thrd_create(&t, worker, NULL);
	assert(thrd_detach(t) == thrd_success);
	thrd_exit(0);
}
