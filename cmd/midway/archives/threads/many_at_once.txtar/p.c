#include <assert.h>
#include <pthread.h>
#define N 300
static int slot[N];
static pthread_t t[N];
static void *work(void *p)
{
	*(int *)p = 1;
	return 0;
}
int main(void)
{
	int sum = 0;
	for (int i = 0; i < N; i++)
		pthread_create(&t[i], 0, work, &slot[i]);
	for (int i = 0; i < N; i++) {
		pthread_join(t[i], 0);
		sum += slot[i];
	}
	assert(sum == N);
	return 0;
}
