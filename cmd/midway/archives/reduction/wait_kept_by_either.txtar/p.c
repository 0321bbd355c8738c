#include <assert.h>
#include <pthread.h>
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
int x, y, seen;
void *lowers(void *arg) {
	seen = y;
	y = -1;
	return 0;
}
void *raises(void *arg) {
	x = 3;
	return 0;
}
void *waits(void *arg) {
	int on = 1;
	do {
		__VERIFIER_atomic_begin();
		if (x <= y) on = 0;
		__VERIFIER_atomic_end();
	} while (on);
	return 0;
}
int main(void) {
	pthread_t t[3];
	pthread_create(&t[0], 0, lowers, 0);
	pthread_create(&t[1], 0, raises, 0);
	pthread_create(&t[2], 0, waits, 0);
	pthread_join(t[0], 0);
	pthread_join(t[1], 0);
	pthread_join(t[2], 0);
	assert(0);
	return 0;
}
