#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>
static int n, first;
static void *worker(void *arg) { return arg; }
int main(int argc, char **argv)
{
	pthread_t t;
	while (getopt(argc, argv, "n:") != -1)
		n = atoi(optarg);
	pthread_create(&t, NULL, worker, NULL);
	first = optind; // here
	assert(first == 1);
	pthread_join(t, NULL);
	return 0;
}
