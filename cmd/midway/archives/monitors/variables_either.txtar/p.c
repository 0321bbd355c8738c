#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int *head, **tail, *other;
static void put(int *j, int back)
{
	int **p = back ? &head : &other;
	pthread_mutex_lock(&m);
	head = j;
	tail = p;
	pthread_mutex_unlock(&m);
}
static void look(void)
{
	pthread_mutex_lock(&m);
	assert(!head || tail != &head);
	pthread_mutex_unlock(&m);
}
static void *giver(void *a)
{
	for (int i = 0; i < 3; i++)
		put(malloc(sizeof(int)), i > 0);
	return a;
}
static void *looker(void *a)
{
	look();
	return a;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, giver, NULL);
	pthread_create(&b, NULL, looker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
