#include <pthread.h>
static pthread_t first;
static void *work(void *arg) { return arg; }
int main(void)
{
	pthread_t second;
	pthread_create(&first, 0, work, 0);
	pthread_create(&second, 0, work, 0);
	pthread_join(first, 0);
	pthread_join((pthread_t)&second, 0);
	return 0;
}
