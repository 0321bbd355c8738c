#include <assert.h>
#include <pthread.h>
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
static int x;
static void *worker(void *arg)
{
	for (int i = 0; i < 2; i++) {
		__VERIFIER_atomic_begin();
		x++;
		x++;
		__VERIFIER_atomic_end();
	}
	return arg;
}
int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	__VERIFIER_atomic_begin();
	int v = x;
	__VERIFIER_atomic_end();
	assert(v % 2 == 0);
	assert(v != 2);
	pthread_join(t, NULL);
	return 0;
}
