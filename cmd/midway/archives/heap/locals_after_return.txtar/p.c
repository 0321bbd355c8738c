#include <pthread.h>
int x, *q;
void keeps(void) { int l = 2; q = &l; x = l; }
void *a(void *arg) { keeps(); keeps(); return 0; }
void *b(void *arg) { keeps(); return 0; }
int main(void) {
	pthread_t t, u;
	pthread_create(&t, 0, a, 0);
	pthread_create(&u, 0, b, 0);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
