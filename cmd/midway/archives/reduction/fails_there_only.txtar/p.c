#include <assert.h>
#include <pthread.h>
extern int __VERIFIER_nondet_int(void);
int y, z;
void *asserts(void *a) { z = 1; assert(!y); assert(z != 1); return 0; }
int main(void) {
	pthread_t a, b;
	pthread_create(&a, 0, asserts, 0);
	if (__VERIFIER_nondet_int()) y = 1; else y = 0;
	pthread_join(a, 0);
	assert(a == a); // there is something left to look for
	return 0;
}
