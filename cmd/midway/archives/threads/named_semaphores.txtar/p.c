#include <assert.h>
#include <fcntl.h>
#include <pthread.h>
#include <semaphore.h>

static int won[2];

static void *opens(void *arg)
{
	int *mine = arg;
	*mine = sem_open("/one", O_CREAT | O_EXCL, 0600, 1) != SEM_FAILED;
	return NULL;
}

int main(void)
{
	pthread_t t[2];
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, opens, &won[i]);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	assert(won[0] || won[1]);
	assert(won[0]);
	assert(won[1]);
	return 0;
}
