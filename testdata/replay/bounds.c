/* An index that only certain inputs, and one order of the threads, make too large. */
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);

int a[5], top;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *w(void *p) {
	int i = __VERIFIER_nondet_int(), k = __VERIFIER_nondet_int();
	pthread_mutex_lock(&m);
	if (i >= 0 && i < 5 && k * 3 == 21)
		a[i + top] = k;
	pthread_mutex_unlock(&m);
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, w, 0);
	pthread_mutex_lock(&m);
	top = 1;
	pthread_mutex_unlock(&m);
	pthread_join(t, 0);
	return 0;
}
