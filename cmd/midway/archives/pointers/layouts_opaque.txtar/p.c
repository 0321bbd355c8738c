#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
struct pub { long opaque[3]; };
struct priv { struct priv *next; int *at; long n; };
static struct pub h;
static struct priv other;
static void init(struct priv *p) { p->n = 1; p->next = p; }
void *worker(void *x)
{
	assert(h.opaque[2] == 0);
	return 0;
}
int main(int argc, char **argv)
{
	pthread_t t;
	init((struct priv *)&h);
	init(&other);
	pthread_create(&t, 0, worker, 0);
	pthread_join(t, 0);
	return 0;
}
