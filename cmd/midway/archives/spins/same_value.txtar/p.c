#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
_Atomic int x, done;
void *A(void *arg) { while (x != 1); x = 0; while (x != 1); done = 1; return 0; }
void *T(void *arg) { while (!done) x = 1; return 0; }
int main(void) {
	pthread_t a, t;
	pthread_create(&t, 0, T, 0);
	pthread_create(&a, 0, A, 0);
	pthread_join(a, 0);
	pthread_join(t, 0);
	return 0;
}
