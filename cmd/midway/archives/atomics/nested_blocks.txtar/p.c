#include <assert.h>
#include <pthread.h>
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
static int x, y;
static void add(void)
{
	__VERIFIER_atomic_begin();
	x++;
	__VERIFIER_atomic_end();
}
static void *twice(void *arg)
{
	__VERIFIER_atomic_begin();
	add();
	add();
	__VERIFIER_atomic_end();
	add();
	return arg;
}
static void *leaves_open(void *arg)
{
	__VERIFIER_atomic_begin();
	y++;
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, twice, NULL);
	pthread_create(&b, NULL, leaves_open, NULL);
	__VERIFIER_atomic_begin();
	int v = x;
	__VERIFIER_atomic_end();
	assert(v != 1);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	__VERIFIER_atomic_begin();
	assert(x == 3);
	assert(v != 2);
	assert(y == 2);
	__VERIFIER_atomic_end();
	return 0;
}
