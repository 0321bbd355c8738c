#include <assert.h>
#include <pthread.h>
int flag, x, y;
void *t0(void *arg) { assert(flag == 1); return 0; }
void *t1(void *arg) { if (flag == 1) x = 2; assert(flag == 3); return 0; }
int main(void) {
	pthread_t t[2];
	pthread_create(&t[0], 0, t0, 0);
	pthread_create(&t[1], 0, t1, 0);
	{ int l = flag; x = 1; assert(l == 1); }
	return 0;
}
