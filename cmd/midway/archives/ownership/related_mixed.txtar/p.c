#include <assert.h>
#include <pthread.h>
struct ops { int (*run)(int); void (*done)(void); };
static int mode, scale;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int run_a(int n)
{
	pthread_mutex_lock(&m);
	n += scale;
	pthread_mutex_unlock(&m);
	return n;
}
static void done_a(void)
{
	assert(mode == 1);
}
static int run_b(int n)
{
	pthread_mutex_lock(&m);
	n -= scale;
	pthread_mutex_unlock(&m);
	return n;
}
static void done_b(void)
{
	assert(mode == 2);
}
static struct ops a = { run_a, done_a }, b = { run_b, done_b };
static struct ops *p;
static void *worker(void *arg)
{
	p->run(1);
	assert(mode == 1 ? p == &a : p == &b);
	p->done();
	return arg;
}
int main(int argc, char **argv)
{
	pthread_t t, u;
	if (argc > 1) {
		mode = 1;
		p = &a;
	} else {
		mode = 2;
		p = &b;
	}
	if (argc == 3)
		p = &b;
	pthread_create(&t, 0, worker, 0);
	pthread_create(&u, 0, worker, 0);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
