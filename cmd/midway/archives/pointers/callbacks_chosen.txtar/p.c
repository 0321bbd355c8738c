#include <assert.h>
#include <pthread.h>
struct ops { void (*begin)(void *); void (*end)(void *); };
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int plain, counted;
static void begin_plain(void *s) { *(int *)s = 1; }
static void end_plain(void *s) { assert(*(int *)s >= 0); }
static void begin_counted(void *s) { *(int *)s = 2; }
static void end_counted(void *s) { assert(*(int *)s >= 0); }
static const struct ops table[2] = {{begin_plain, end_plain}, {begin_counted, end_counted}};
static const struct ops *ops;
static void *state;
static void *worker(void *arg)
{
	pthread_mutex_lock(&m);
	ops->begin(state);
	ops->end(state);
	pthread_mutex_unlock(&m);
	return arg;
}
int main(int argc, char **argv)
{
	pthread_t a, b;
	(void)argv;
	if (argc > 1) {
		ops = &table[1];
		state = &counted;
	} else {
		ops = &table[0];
		state = &plain;
	}
	pthread_create(&a, 0, worker, 0);
	pthread_create(&b, 0, worker, 0);
	pthread_join(a, 0);
	pthread_join(b, 0);
	return 0;
}
