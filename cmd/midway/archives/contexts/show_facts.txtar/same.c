/* Figure 1 of Bergan et al., Symbolic Execution of Multithreaded Programs from Arbitrary Program Contexts.
   The two threads work on the same node: both indices come from one variable that is set before they start.
   So a == b in the context of same.yaml, and foo cannot pass its lock while bar holds it. */
#include <pthread.h>
#include <stdlib.h>

struct node {
	pthread_mutex_t lock;
	int data;
};

static struct node nodes[8];
static int chosen;
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
	int i = chosen;
	foo(&nodes[i]);
	return unused;
}

static void *run_b(void *unused)
{
	int k = chosen;
	bar(&nodes[k]);
	return unused;
}

int main(int argc, char **argv)
{
	pthread_t a, b;
	chosen = argc > 1 ? atoi(argv[1]) & 7 : 0;
	rounds_a = rounds_b = argc;
	for (int n = 0; n < 8; n++)
		pthread_mutex_init(&nodes[n].lock, NULL);
	pthread_create(&a, NULL, run_a, NULL);
	pthread_create(&b, NULL, run_b, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
