#include <pthread.h>
int *p;
void keep(void) { int l = 1; p = &l; }
void *a(void *arg) { keep(); return 0; }
void *b(void *arg) { if (p) *p = 2; return 0; }
int main(void) {
	pthread_t t, u;
	pthread_create(&t, 0, a, 0);
	pthread_create(&u, 0, b, 0);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
