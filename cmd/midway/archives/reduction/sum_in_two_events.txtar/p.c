#include <assert.h>
#include <pthread.h>
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int top;
static void *pusher(void *arg) {
	for (int k = 0; k < 4; k++) {
		pthread_mutex_lock(&lock);
		assert(top < 4);
		top++;
		pthread_mutex_unlock(&lock);
	}
	return arg;
}
static void *popper(void *arg) {
	for (int k = 0; k < 4; k++) {
		pthread_mutex_lock(&lock);
		if (top > 0)
			top--;
		pthread_mutex_unlock(&lock);
	}
	return arg;
}
int main(void) {
	pthread_t a, b;
	pthread_create(&a, 0, pusher, 0);
	pthread_create(&b, 0, popper, 0);
	pthread_join(a, 0);
	pthread_join(b, 0);
	return 0;
}
