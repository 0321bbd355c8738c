#include <assert.h>
#include <threads.h>
static mtx_t m;
static int n;
static int worker(void *arg)
{
	mtx_lock(&m);
	mtx_lock(&m);
	n++;
	mtx_unlock(&m);
	n++;
	mtx_unlock(&m);
	return 0;
}
int main(void)
{
	thrd_t t;
	mtx_init(&m, mtx_timed | mtx_recursive);
	thrd_create(&t, worker, NULL);
	int got = mtx_trylock(&m);
	assert(got == thrd_success || got == thrd_busy);
	if (got == thrd_success) {
		assert(n == 0 || n == 2);
		mtx_unlock(&m);
	}
	struct timespec soon = {1, 0};
	got = mtx_timedlock(&m, &soon);
	assert(got == thrd_success || got == thrd_timedout);
	if (got == thrd_success) {
		assert(n % 2 == 0);
		mtx_unlock(&m);
	}
	thrd_join(t, NULL);
	mtx_destroy(&m);
	return 0;
}
