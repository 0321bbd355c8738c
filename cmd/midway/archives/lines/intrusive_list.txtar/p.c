#include <pthread.h>
#include <stdlib.h>
struct node { struct node *next; int key, val; };
static struct node *head;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
void insert(struct node *n) { pthread_mutex_lock(&lock); n->next = head; head = n; pthread_mutex_unlock(&lock); }
int lookup(int key)
{
	int v = -1;
	pthread_mutex_lock(&lock);
	for (struct node *n = head; n; n = n->next)
		if (n->key == key) { v = n->val; break; }
	pthread_mutex_unlock(&lock);
	return v;
}
struct node *removeFirst(void)
{
	pthread_mutex_lock(&lock);
	struct node *n = head;
	if (n) head = n->next;
	pthread_mutex_unlock(&lock);
	return n;
}
