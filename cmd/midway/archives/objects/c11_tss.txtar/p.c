#include <assert.h>
#include <stdlib.h>
#include <threads.h>
static tss_t key;
static once_flag once = ONCE_FLAG_INIT;
static mtx_t m;
static int ended;
static void gone(void *value)
{
	assert(*(int *)value == 5);
	free(value);
	mtx_lock(&m);
	ended++;
	mtx_unlock(&m);
}
static void prepare(void)
{
	assert(mtx_init(&m, mtx_plain) == thrd_success);
	assert(tss_create(&key, gone) == thrd_success);
}
static int worker(void *arg)
{
	call_once(&once, prepare);
	int *mine = malloc(sizeof *mine);
	*mine = 5;
	tss_set(key, mine);
	assert(tss_get(key) == mine);
	thrd_exit(3);
}
int main(void)
{
	thrd_t a, b;
	int r, s;
	thrd_create(&a, worker, NULL);
	thrd_create(&b, worker, NULL);
	thrd_join(a, &r);
	thrd_join(b, &s);
	assert(r == 3 && s == 3 && ended == 2);
	return 0;
}
