#include <assert.h>
#include <pthread.h>
extern void *magic(void *);
int g;
int main(void)
{
	pthread_t id;
	pthread_create(&id, 0, magic, &g);
	assert(g == 0);
	pthread_join(id, 0);
	return 0;
}
