#include <pthread.h>
#include <stdatomic.h>
int ready;
atomic_int taken;
void *reader(void *arg) { while (!ready) ; taken = 1; return arg; }
void *writer(void *arg) { if (taken) ready = 2; return arg; }
int main(void) {
	pthread_t a, b;
	ready = 0;
	pthread_create(&a, 0, reader, 0);
	pthread_create(&b, 0, writer, 0);
	ready = 1;
	pthread_join(a, 0);
	pthread_join(b, 0);
	return 0;
}
