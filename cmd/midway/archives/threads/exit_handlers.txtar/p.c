#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static int closed;

static void closes(void) { closed = 1; }
static void uses(void) { assert(!closed); }

static void *work(void *arg)
{
	atexit(uses);
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, work, NULL);
	atexit(closes);
	pthread_join(t, NULL);
	return 0;
}
