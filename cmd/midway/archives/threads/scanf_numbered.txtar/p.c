#include <assert.h>
#include <pthread.h>
#include <stdio.h>
int flag, x;
void *a(void *arg) { sscanf("7", "%1$d", &flag); return 0; }
void *b(void *arg) { x = 1; return 0; }
void *c(void *arg) { x = 2; assert(flag != 7); return 0; }
int main(void) {
	pthread_t t[3];
	pthread_create(&t[0], 0, a, 0); pthread_create(&t[1], 0, b, 0); pthread_create(&t[2], 0, c, 0);
	pthread_join(t[0], 0); pthread_join(t[1], 0); pthread_join(t[2], 0);
	return 0;
}
