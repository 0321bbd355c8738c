#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
typedef void (*any)(void);
typedef void (*of_one)(int *);
typedef void (*of_number)(long);
int limit = 4, input;
any hooks[2];
void one(int *a) { *a = 1; }
void two(long a) { limit = (int)a; }
void check(void) { assert(limit == 4); }
void *worker(void *arg)
{
	int x = 0;
	for (int i = 0; i < 2; i++)
		((of_one)hooks[(input + i) & 1])(&x);
	check();
	return arg;
}
int main(int argc, char **argv)
{
	int y = 0;
	input = argc;
	hooks[0] = (any)one;
	hooks[1] = (any)two;
	pthread_t t;
	pthread_create(&t, 0, worker, 0);
	pthread_join(t, 0);
	((of_number)hooks[1])(y);
	return 0;
}
