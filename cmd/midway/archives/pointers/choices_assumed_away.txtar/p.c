#include <assert.h>
#include <pthread.h>
char a, b, c, d, e;
long g;
void *p;
void set(int n) { p = n == 0 ? &a : n == 1 ? &b : n == 2 ? &c : n == 3 ? &d : n == 4 ? &e : &g; }
void *f(void *arg)
{
	*(long *)p = 1;
	assert(g == 0);
	return arg;
}
int main(int argc, char **argv)
{
	pthread_t t;
	set(argc);
	pthread_create(&t, 0, f, 0);
	return pthread_join(t, 0);
}
