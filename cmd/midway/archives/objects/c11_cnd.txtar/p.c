#include <assert.h>
#include <stdatomic.h>
#include <threads.h>
static mtx_t m;
static cnd_t set;
static atomic_int flag;
static int worker(void *arg)
{
	mtx_lock(&m);
	if (!flag)
		cnd_wait(&set, &m);
	mtx_unlock(&m);
	return flag;
}
int main(void)
{
	thrd_t t;
	int result;
	mtx_init(&m, mtx_plain);
	cnd_init(&set);
	thrd_create(&t, worker, NULL);
	mtx_lock(&m);
	flag = 7;
	cnd_signal(&set);
	mtx_unlock(&m);
	assert(thrd_join(t, &result) == thrd_success);
	assert(result == 7);
	cnd_destroy(&set);
	mtx_destroy(&m);
	return 0;
}
