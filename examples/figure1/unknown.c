/* Figure 1 of Bergan et al., Symbolic Execution of Multithreaded Programs from Arbitrary Program Contexts.
   The two indices are two inputs, so whether the threads work on the same node is not known: from the
   context of unknown.yaml both cases are explored, each under its condition. */
#include <pthread.h>
#include <stdlib.h>

struct node {
	pthread_mutex_t lock;
	int data;
};

static struct node nodes[8];
static int first, second;
static int rounds_a, rounds_b;

static void foo(struct node *a)
{
	for (int x = 0; x < rounds_a; x++) {
		pthread_mutex_lock(&a->lock);
		a->data = x;
		pthread_mutex_unlock(&a->lock);
	}
}

static void bar(struct node *b)
{
	pthread_mutex_lock(&b->lock);
	for (int y = 0; y < rounds_b; y++)
		b->data = -y;
	pthread_mutex_unlock(&b->lock);
}

static void *run_a(void *unused)
{
	int i = first;
	foo(&nodes[i]);
	return unused;
}

static void *run_b(void *unused)
{
	int k = second;
	bar(&nodes[k]);
	return unused;
}

int main(int argc, char **argv)
{
	pthread_t a, b;
	if (argc > 2) {
		first = atoi(argv[1]) & 7;
		second = atoi(argv[2]) & 7;
	}
	rounds_a = rounds_b = argc;
	for (int n = 0; n < 8; n++)
		pthread_mutex_init(&nodes[n].lock, NULL);
	pthread_create(&a, NULL, run_a, NULL);
	pthread_create(&b, NULL, run_b, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
