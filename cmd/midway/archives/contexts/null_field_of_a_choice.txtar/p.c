#include <pthread.h>
#include <stdlib.h>
struct item { long type; char *text; };
static struct item *first, *second;
static volatile int n;
static int which, deep;
static void *worker(void *arg)
{
	struct item *it = which ? first : second;
	if (it)
		n = 2;
	if (deep)
		it->text = NULL;
	return arg;
}
int main(int argc, char **argv)
{
	pthread_t t;
	(void)argv;
	which = argc & 1;
	deep = argc > 3;
	if (argc > 1)
		first = malloc(sizeof(struct item));
	if (argc > 2)
		second = malloc(sizeof(struct item));
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	return 0;
}
