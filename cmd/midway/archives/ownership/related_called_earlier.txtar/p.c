#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
struct ops {
	int (*init)(void);
	void (*run)(void);
};
static int mode;
static int init_a(void) { return 1; }
static void run_a(void) { assert(mode == 1); }
static int init_b(void) { return 2; }
static void run_b(void) {}
static struct ops a = {init_a, run_a}, b = {init_b, run_b}, *ops;
static void *worker(void *arg)
{
	ops->run();
	return arg;
}
int main(int argc, char **argv)
{
	pthread_t t;
	struct ops *o;
	(void)argv;
	ops = argc > 1 ? &b : &a;
	o = ops;
	if (argc > 2)
		ops = &a;
	mode = o->init();
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	return 0;
}
