#include <pthread.h>
#include <stdlib.h>

struct node {
	struct node *next;
	int value;
};

static struct node *first;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int seen;

static void *drop(void *unused)
{
	pthread_mutex_lock(&lock);
	struct node *n = first;
	if (n) {
		first = n->next;
		free(n);
	}
	pthread_mutex_unlock(&lock);
	return unused;
}

static void *peek(void *unused)
{
	pthread_mutex_lock(&lock);
	struct node *n = first;
	pthread_mutex_unlock(&lock);
	if (n)
		seen = n->value;
	return unused;
}

int main(void)
{
	pthread_t t, u;
	for (int i = 0; i < 3; i++) {
		struct node *n = malloc(sizeof *n);
		if (!n)
			return 1;
		n->next = first;
		n->value = i;
		first = n;
	}
	pthread_create(&t, NULL, drop, NULL);
	pthread_create(&u, NULL, peek, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
