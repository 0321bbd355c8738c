#include <assert.h>
#include <pthread.h>
#include <setjmp.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int tried;
static void fail(jmp_buf out, int depth)
{
	if (depth == 0)
		longjmp(out, 7);
	fail(out, depth - 1);
}
static void *worker(void *arg)
{
	jmp_buf out;
	volatile int rounds = 0;
	int again = setjmp(out);
	rounds++;
	if (again == 0) {
		pthread_mutex_lock(&m);
		tried++;
		pthread_mutex_unlock(&m);
		fail(out, 3);
		assert(0);
	}
	assert(again == 7 && rounds == 2);
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	assert(tried == 2);
	return 0;
}
