#include <assert.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
static int which;
static void touch(int *b, uintptr_t d) { *(int *)((uintptr_t)b + d) = 7; }
static void *work(void *p)
{
	int *a = malloc(16), *b = malloc(16);
	if (!a || !b)
		exit(1);
	a[0] = 1;
	uintptr_t d = (uintptr_t)a - (uintptr_t)b;
	touch(b, d);
	which = 0; // t1
	assert(a[0] == 1);
	return p;
}
int main(void)
{
	pthread_t a;
	pthread_create(&a, 0, work, 0);
	pthread_join(a, 0);
	return 0;
}
