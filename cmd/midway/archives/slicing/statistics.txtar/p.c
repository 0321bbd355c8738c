#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static int x, last, seen[4];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *add(void *arg)
{
	seen[1]++;
	last = x;
	pthread_mutex_lock(&lock);
	x++;
	pthread_mutex_unlock(&lock);
	last += 2;
	return arg;
}

int main(void)
{
	pthread_t t[2];
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, add, NULL);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	printf("%d calls, the last added to %d\n", seen[1], last);
	assert(x == 2);
	return 0;
}
