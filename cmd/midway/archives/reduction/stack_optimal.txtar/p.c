#include <assert.h>
#include <pthread.h>
int top, data[N];
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
void *push(void *arg) {
	for (int i = 0; i < N; i++) {
		pthread_mutex_lock(&m);
		assert(top < N);
		data[top++] = i;
		pthread_mutex_unlock(&m);
	}
	return 0;
}
void *pop(void *arg) {
	for (int i = 0; i < N; i++) {
		pthread_mutex_lock(&m);
		if (top > 0) {
			assert(top <= N);
			top--;
		}
		pthread_mutex_unlock(&m);
	}
	return 0;
}
int main(void) {
	pthread_t t, u;
	pthread_create(&t, 0, push, 0);
	pthread_create(&u, 0, pop, 0);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
