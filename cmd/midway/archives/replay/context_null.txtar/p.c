#include <pthread.h>
static int *shared;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
void use(void) {
	pthread_mutex_lock(&m);
	int there = shared != 0;
	pthread_mutex_unlock(&m);
	pthread_mutex_lock(&m);
	if (there) *shared = 1;
	pthread_mutex_unlock(&m);
}
void give(int *p) {
	pthread_mutex_lock(&m);
	shared = p;
	pthread_mutex_unlock(&m);
}
void drop(void) {
	pthread_mutex_lock(&m);
	shared = 0;
	pthread_mutex_unlock(&m);
}
