#include <pthread.h>
#include <stdlib.h>
struct item { long type; char *text; };
static struct item *slot;
static int n;
static void *worker(void *arg)
{
	struct item *it = slot;
	if (it)
		n = 2;
	it->text = NULL;
	return arg;
}
int main(int argc, char **argv)
{
	pthread_t t;
	(void)argv;
	if (argc > 1)
		slot = malloc(sizeof(struct item));
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	return 0;
}
