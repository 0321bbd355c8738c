#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct account {
	pthread_mutex_t lock;
	long balance;
};

static long limit = 5000;

static void *withdraw(void *arg)
{
	struct account *a = arg;
	pthread_mutex_lock(&a->lock);
	long seen = a->balance;
	pthread_mutex_unlock(&a->lock);
	if (seen < 10 || seen > limit)
		return NULL;
	pthread_mutex_lock(&a->lock);
	a->balance -= 10;
	assert(a->balance >= 0);
	pthread_mutex_unlock(&a->lock);
	return NULL;
}

int main(int argc, char **argv)
{
	pthread_t t[2];
	struct account *a = malloc(sizeof *a);
	if (!a)
		return 1;
	limit = argc * 100;
	pthread_mutex_init(&a->lock, NULL);
	a->balance = 15;
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, withdraw, a);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	free(a);
	return 0;
}
