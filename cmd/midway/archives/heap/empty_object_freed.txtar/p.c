#include <pthread.h>
#include <stdlib.h>
static void *idle(void *u) { return u; }
int main(void) {
	pthread_t t;
	char *p = malloc(0), *q = malloc(0);
	pthread_create(&t, 0, idle, 0);
	free(p);
	q = realloc(q, 4);
	*q = 1;
	free(q);
	pthread_join(t, 0);
	return 0;
}
