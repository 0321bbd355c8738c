#include <pthread.h>
static int slot[64];
static pthread_t t[2][8];
static void *work(void *arg)
{
	long id = (long)arg;
	slot[id] = 1;
	return 0;
}
static void start(int round)
{
	for (long i = 0; i < 8; i++)
		pthread_create(&t[round][i], 0, work, (void *)i);
}
int main(void)
{
	for (int round = 0; round < 2; round++)
		start(round);
	for (int i = 0; i < 8; i++) {
		pthread_join(t[0][i], 0);
		pthread_join(t[1][i], 0);
	}
	return 0;
}
