#include <assert.h>
#include <threads.h>
once_flag once = ONCE_FLAG_INIT;
int calls;
static void call(void) { calls++; }
static int worker(void *arg)
{
	(void)arg;
	call_once(&once, call);
	return 0;
}
int main(void)
{
	thrd_t a, b;
	thrd_create(&a, worker, 0);
	thrd_create(&b, worker, 0);
	assert(calls == 0);
	thrd_join(a, 0);
	thrd_join(b, 0);
	return 0;
}
