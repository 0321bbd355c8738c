#include <pthread.h>
static pthread_attr_t a;
static void *sets(void *arg) { pthread_attr_setdetachstate(&a, PTHREAD_CREATE_JOINABLE); return 0; }
int main(void)
{
	pthread_t t;
	pthread_attr_init(&a);
	pthread_create(&t, 0, sets, 0);
	pthread_attr_setdetachstate(&a, PTHREAD_CREATE_DETACHED);
	pthread_join(t, 0);
	return 0;
}
