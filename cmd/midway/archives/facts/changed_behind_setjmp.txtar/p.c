#include <assert.h>
#include <pthread.h>
#include <setjmp.h>

struct box { int n; };

static struct box one = {1}, two = {2};
static __thread jmp_buf env;
static int n;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void count(void)
{
	pthread_mutex_lock(&m);
	n++;
	pthread_mutex_unlock(&m);
}

static void *work(void *arg)
{
	struct box *p = &one;
	if (setjmp(env)) {
		count();
		assert(p->n == 1);
		return NULL;
	}
	if (arg)
		p = &two;
	longjmp(env, 1);
}

int main(void)
{
	pthread_t t, u;
	pthread_create(&t, NULL, work, NULL);
	pthread_create(&u, NULL, work, &n);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return n == 2 ? 0 : 1;
}
