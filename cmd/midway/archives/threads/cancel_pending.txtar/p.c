#include <pthread.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;
static void *w(void *u) {
	pthread_mutex_lock(&m);
	pthread_mutex_unlock(&m);
	pthread_mutex_lock(&n);
#ifdef STATE
	pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, 0);
	pthread_setcanceltype(PTHREAD_CANCEL_ASYNCHRONOUS, 0);
	pthread_setcancelstate(PTHREAD_CANCEL_ENABLE, 0);
#else
	pthread_setcanceltype(PTHREAD_CANCEL_ASYNCHRONOUS, 0);
#endif
	pthread_mutex_unlock(&n);
	return u;
}
int main(void) {
	pthread_t t;
	pthread_mutex_lock(&m);
	pthread_create(&t, 0, w, 0);
	pthread_cancel(t);
	pthread_mutex_unlock(&m);
	pthread_join(t, 0);
	pthread_mutex_lock(&n);
	return 0;
}
