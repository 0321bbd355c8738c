#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
struct freed { struct freed *next; };
struct job { long id; int *data; };
static struct freed fixed;
static struct freed *list = &fixed;
static void put(void *p)
{
	struct freed *f = p;
	f->next = list;
	list = f;
}
void *worker(void *x)
{
	struct freed *f = list;
	assert(f->next == 0);
	return 0;
}
int main(int argc, char **argv)
{
	pthread_t t;
	struct job *j = malloc(sizeof *j), *k = malloc(sizeof *k);
	j->id = k->id = argc;
	put(j);
	put(k);
	pthread_create(&t, 0, worker, 0);
	pthread_join(t, 0);
	return 0;
}
