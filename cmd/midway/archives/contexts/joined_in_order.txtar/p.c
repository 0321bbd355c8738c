#include <assert.h>
#include <pthread.h>
static int done[4];
static void *work(void *arg)
{
	int id = (int)(long)arg;
	assert(id >= 2);
	done[id] = 1;
	return arg;
}
static void rounds(int n)
{
	pthread_t t[4];
	for (int i = 0; i < n; i++)
		pthread_create(&t[i], 0, work, (void *)(long)i);
	for (int j = 0; j < n; j++) {
		pthread_join(t[j], 0);
		assert(j != 2 || done[2]);
	}
}
int main(void)
{
	for (int round = 0; round < 3; round++)
		rounds(4);
	return 0;
}
