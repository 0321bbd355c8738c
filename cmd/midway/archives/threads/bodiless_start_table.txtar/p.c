#include <assert.h>
#include <pthread.h>
extern void *magic();
int g;
static void *own(void *p) { return p; }
static void *(*const table[2])(void *) = {own, magic};
void start(int i)
{
	pthread_t id;
	g = 0;
	pthread_create(&id, 0, table[i & 1], &g);
	pthread_join(id, 0);
	assert(g == 0);
}
int main(int n, char **arguments)
{
	start(n);
	return 0;
}
