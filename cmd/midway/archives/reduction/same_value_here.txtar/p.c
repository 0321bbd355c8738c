#include <assert.h>
#include <pthread.h>
int x, y = 1, r;
void *late(void *a) { y = 7; return 0; }
void *t1(void *a) { x = r; return 0; }
void *t2(void *a) { x = 1; return 0; }
int main(void) {
	pthread_t a, b, c;
	pthread_create(&c, 0, late, 0);
	r = y;
	pthread_join(c, 0);
	pthread_create(&a, 0, t1, 0);
	pthread_create(&b, 0, t2, 0);
	pthread_join(a, 0); pthread_join(b, 0);
	assert(x <= 3);
	assert(a == a); // there is something left to look for
}
