#include <assert.h>
#include <stdlib.h>
struct job { long size; int jobs; };
static int count;
void *slots[4];
static void work(int kind, void *arg)
{
	struct job *p = arg;
	if (kind == 1)
		p->jobs++;
	else
		*(int *)arg = 7;
	assert(count != 7);
}
int main(int argc, char **argv)
{
	struct job *p = calloc(1, sizeof *p);
	if (!p)
		abort();
	slots[0] = p;
	slots[1] = &count;
	if (argc > 1)
		work(argc & 1, slots[argc & 1]);
	return 0;
}
