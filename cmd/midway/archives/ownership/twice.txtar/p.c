#include <pthread.h>
#include <stdlib.h>
struct job { struct job *next; int n; };
static struct job *head;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static struct job *take(void)
{
	pthread_mutex_lock(&m);
	struct job *j = head;
	if (j)
		head = j->next;
	pthread_mutex_unlock(&m);
	return j;
}
static void put(struct job *j)
{
	pthread_mutex_lock(&m);
	j->next = head;
	head = j;
	pthread_mutex_unlock(&m);
}
static void work(struct job *j)
{
	j->n++;
}
static void *worker(void *arg)
{
	struct job *j;
	while ((j = take()))
		work(j);
	return arg;
}
int main(void)
{
	for (int i = 0; i < 4; i++) {
		struct job *j = malloc(sizeof *j);
		if (!j)
			return 1;
		j->n = 0;
		put(j);
		put(j);
	}
	pthread_t a, b;
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
