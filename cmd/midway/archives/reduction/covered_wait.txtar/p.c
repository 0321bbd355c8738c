#include <assert.h>
#include <pthread.h>
extern int __VERIFIER_nondet_int(void);
int x, y, v;
void *after(void *a) { while (x < 2) ; assert(y == 0); return 0; }
void *sets(void *a) { x = v; return 0; }
void *last(void *a) { y = 1; y = 0; x = 2; return 0; }
int main(void) {
	pthread_t a, b, c;
	if (__VERIFIER_nondet_int()) v = 2; else v = 0;
	pthread_create(&a, 0, after, 0);
	pthread_create(&b, 0, sets, 0);
	pthread_join(b, 0);
	pthread_create(&c, 0, last, 0);
	pthread_join(a, 0); pthread_join(c, 0);
	assert(v >= 0);
	return 0;
}
