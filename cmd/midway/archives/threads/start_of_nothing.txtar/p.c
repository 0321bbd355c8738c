#include <assert.h>
#include <pthread.h>
int g;
int main(void)
{
	pthread_t id;
	void *(*entry)(void *) = 0;
	pthread_create(&id, 0, entry, 0);
	assert(g == 1);
	pthread_join(id, 0);
	return 0;
}
