#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
struct job {
	struct job *next;
	int v;
};
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t more = PTHREAD_COND_INITIALIZER;
static struct job *head, **tail = &head;
static void put(struct job *j)
{
	j->next = NULL;
	pthread_mutex_lock(&m);
	*tail = j;
	pthread_cond_signal(&more);
	pthread_mutex_unlock(&m);
}
static struct job *take(void)
{
	struct job *j;
	pthread_mutex_lock(&m);
	while (!head)
		pthread_cond_wait(&more, &m);
	assert(tail != &head);
	j = head;
	head = j->next;
	if (!head)
		tail = &head;
	pthread_mutex_unlock(&m);
	return j;
}
static void *giver(void *a)
{
	for (int i = 0; i < 3; i++) {
		struct job *j = malloc(sizeof *j);
		if (!j)
			abort();
		put(j);
	}
	return a;
}
static void *taker(void *a)
{
	for (int i = 0; i < 3; i++)
		free(take());
	return a;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, giver, NULL);
	pthread_create(&b, NULL, taker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
