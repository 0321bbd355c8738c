#include <pthread.h>
#include <unistd.h>
#include <assert.h>
int n; pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
void *w(void *a){ pthread_mutex_lock(&m); n++; assert(n < 2); pthread_mutex_unlock(&m); return 0; }
int main(void){ pthread_t t; pthread_create(&t,0,w,0); pthread_create(&t,0,w,0); while (1) sleep(1); }
