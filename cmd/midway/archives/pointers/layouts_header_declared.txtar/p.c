#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
struct header { struct header *ptr; unsigned long size; };
struct job { long id; long set; int *data; };
static struct header base[100];
static struct job *cur;
static struct job fixed;
static int used;
static void *alloc(unsigned long bytes)
{
	struct header *p = base + used;
	p->size = (bytes + sizeof(struct header) - 1) / sizeof(struct header) + 1;
	used += p->size;
	return (char *)p + sizeof *p;
}
void *worker(void *x)
{
	struct job *j = cur;
	assert(j->set == 0);
	return 0;
}
int main(int argc, char **argv)
{
	pthread_t t;
	cur = &fixed;
	struct job *j = alloc(sizeof *j);
	j->id = 1;
	j->set = 7;
	cur = j;
	pthread_create(&t, 0, worker, 0);
	pthread_join(t, 0);
	return 0;
}
