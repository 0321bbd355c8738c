#include <assert.h>
#include <pthread.h>
#include <string.h>

static pthread_barrier_t both;
static char text[] = "a b c", got[2];

static void *asks(void *arg)
{
	char *mine = arg;
	pthread_barrier_wait(&both);
	*mine = *strtok(NULL, " ");
	return NULL;
}

int main(void)
{
	pthread_t t[2];
	strtok(text, " ");
	pthread_barrier_init(&both, NULL, 2);
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, asks, &got[i]);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	assert(got[0] == 'b');
	assert(got[1] == 'b');
	return 0;
}
