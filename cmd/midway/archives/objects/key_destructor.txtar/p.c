#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
static pthread_key_t key;
static void *worker(void *arg)
{
	int *mine = malloc(sizeof *mine);
	*mine = arg != NULL;
	pthread_setspecific(key, mine);
	int *again = pthread_getspecific(key);
	assert(*again == (arg != NULL));
	if (arg) {
		free(mine);
		pthread_setspecific(key, NULL);
	}
	return NULL;
}
int main(void)
{
	pthread_t a, b;
	pthread_key_create(&key, free);
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, &a);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	assert(!pthread_getspecific(key));
	pthread_key_delete(key);
	return 0;
}
