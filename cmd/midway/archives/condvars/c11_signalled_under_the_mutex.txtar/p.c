#include <threads.h>
static mtx_t m;
static cnd_t c;
static int full;
static int put(void *arg)
{
	mtx_lock(&m);
	full = 1;
	cnd_signal(&c);
	mtx_unlock(&m);
	return 0;
}
int main(void)
{
	thrd_t t;
	mtx_init(&m, mtx_plain);
	cnd_init(&c);
	thrd_create(&t, put, NULL);
	mtx_lock(&m);
	while (!full)
		cnd_wait(&c, &m);
	mtx_unlock(&m);
	cnd_destroy(&c);
	mtx_destroy(&m);
	thrd_join(t, NULL);
	return 0;
}
