#include <pthread.h>
int x, y, *p = &x;
void *t0(void *arg) {
	*p = 9;
	x = 2;
	return 0;
}
void *t1(void *arg) {
	p = &y;
	x = 3;
	x = 4;
	return 0;
}
int main(void) {
	pthread_t t, u;
	pthread_create(&t, 0, t0, 0);
	pthread_create(&u, 0, t1, 0);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
