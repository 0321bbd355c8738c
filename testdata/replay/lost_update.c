/* An update is lost between two critical sections. */
#include <assert.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

void *w(void *p) {
	pthread_mutex_lock(&m);
	int v = x;
	pthread_mutex_unlock(&m);
	pthread_mutex_lock(&m);
	x = v + 1;
	pthread_mutex_unlock(&m);
	return 0;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, 0, w, 0);
	pthread_create(&u, 0, w, 0);
	pthread_join(t, 0);
	pthread_join(u, 0);

	/* one of both may be missing */
	assert(x == 2);
	return 0;
}
