#include <pthread.h>
#include <stdio.h>
static char text[6] = "12";
static void *f(void *a) { text[2] = '3'; return 0; }
int main(void) {
	pthread_t t;
	int x;
	pthread_create(&t, 0, f, 0);
	sscanf(text, "%d", &x);
	pthread_join(t, 0);
	return 0;
}
