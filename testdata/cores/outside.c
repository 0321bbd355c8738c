/* What a function outside of the program answers decides, and is not told by the core. */
#include <assert.h>
#include <pthread.h>

int answer(void);
#ifdef BODY /* of the binary alone */
int answer(void) { return 7; }
#endif

static int value;

static void *worker(void *arg)
{
	value = answer();
	return arg;
}

int main(void)
{
	pthread_t t;
	value = 1; /* STOP */
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	assert(value != 8);
	return 0;
}
