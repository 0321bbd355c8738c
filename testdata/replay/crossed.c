/* Two locks are taken in both orders. */
#include <pthread.h>

pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;

void *w(void *p) {
	pthread_mutex_lock(&a);
	pthread_mutex_lock(&b);
	pthread_mutex_unlock(&b);
	pthread_mutex_unlock(&a);
	return 0;
}

void *v(void *p) {
	for (int i = 0; i < 2; i++) {
		pthread_mutex_lock(&b);
		pthread_mutex_lock(&a);
		pthread_mutex_unlock(&a);
		pthread_mutex_unlock(&b);
	}
	return 0;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, 0, w, 0);
	pthread_create(&u, 0, v, 0);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
