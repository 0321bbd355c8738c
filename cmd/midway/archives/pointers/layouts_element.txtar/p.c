#include <assert.h>
#include <pthread.h>
struct freed { long pad; struct freed *next; };
struct job { int *data; long id; };
static struct job jobs[4];
static struct freed fixed;
static struct freed *list = 0;
static void put(void *p)
{
	struct freed *f = p;
	f->next = list;
	list = f;
}
void *worker(void *x)
{
	assert(jobs[1].id == 0);
	return 0;
}
int main(int argc, char **argv)
{
	pthread_t t;
	put(&jobs[1]);
	put(&fixed);
	pthread_create(&t, 0, worker, 0);
	pthread_join(t, 0);
	return 0;
}
