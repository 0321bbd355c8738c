#include <assert.h>
#include <pthread.h>

static pthread_key_t keys[2];

static void *asks(void *arg)
{
	pthread_key_t *mine = arg;
	pthread_key_create(mine, NULL);
	return NULL;
}

int main(void)
{
	pthread_t t[2];
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, asks, &keys[i]);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	if (keys[0] > keys[1])
		assert(0);
	assert(keys[0] > keys[1]);
	return 0;
}
