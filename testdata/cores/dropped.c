/* Variables that an optimising compiler does without: one that is only written, and one that never is. */
#include <assert.h>
#include <pthread.h>
#include <string.h>

static int written, values[4];
static const char *const letters = "abc";
static int first = 7;

static void set(int i, int n)
{
	static const char *own = "xyz";
	written = n;
	values[i] = n + first + letters[i % 3] + own[i % 3];
#ifdef READ
	assert(written > 2);
#endif
}

static void *worker(void *arg)
{
	set(1, *(int *)arg);
	return NULL;
}

int main(int argc, char **argv)
{
	pthread_t t;
	int n = 3;
	set(0, argc + 4);
	pthread_create(&t, NULL, worker, &n);
	pthread_join(t, NULL);
	memset(values, 0, sizeof values); /* STOP */
	set(2, n);
	assert(values[2] == 3 + 7 + 'c' + 'z');
	return 0;
}
