/* Both threads free one block. */
#include <pthread.h>
#include <stdlib.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int *data;

void *w(void *p) {
	pthread_mutex_lock(&m);
	int *mine = data;
	pthread_mutex_unlock(&m);
	if (mine) free(mine);
	pthread_mutex_lock(&m);
	data = 0;
	pthread_mutex_unlock(&m);
	return 0;
}

int main(void) {
	pthread_t t, u;
	data = malloc(sizeof *data);
	pthread_create(&t, 0, w, 0);
	pthread_create(&u, 0, w, 0);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
