#include <pthread.h>
#include <stdlib.h>
struct head { unsigned long size, used; };
struct item { long x, y; };
static struct head *block;
void clear(struct head *h)
{
	struct item *i = (struct item *)(h + 1);
	i->x = 0;
}
static void *use(void *arg)
{
	struct item *i = arg;
	i->x = 1;
	return 0;
}
void create(pthread_t *t, void *p) { pthread_create(t, 0, use, p); }
