/* A list that is taken apart before it is used. */
#include <pthread.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int first, *list = &first;
void *w(void *p) {
	pthread_mutex_lock(&m);
	*list = 1;
	pthread_mutex_unlock(&m);
	return 0;
}
int main(void) {
	pthread_t t;
	pthread_create(&t, 0, w, 0);
	pthread_mutex_lock(&m);
	list = 0;
	pthread_mutex_unlock(&m);
	pthread_join(t, 0);
	return 0;
}
