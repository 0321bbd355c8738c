#include <pthread.h>
#include <stdlib.h>
#include <string.h>
struct job { int *data; int n; };
static struct job *done[4];
static int *shown;
static int count;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void show(struct job *j)
{
	pthread_mutex_lock(&m);
	memcpy(&shown, &j->data, sizeof shown);
	pthread_mutex_unlock(&m);
}
static void fill(int *a)
{
	a[1] = 2; // t1, t2
}
static void *work(void *p)
{
	struct job *j = malloc(sizeof *j);
	if (!j)
		exit(1);
	j->data = malloc(4 * sizeof *j->data);
	if (!j->data)
		exit(1);
	j->n = 4;
	show(j);
	fill(j->data); // in work
	pthread_mutex_lock(&m);
	if (count < 4)
		done[count++] = j;
	pthread_mutex_unlock(&m);
	return p;
}
static void *sink(void *p)
{
	int *got;
	pthread_mutex_lock(&m);
	got = shown ? shown : count > 0 ? done[--count]->data : 0;
	pthread_mutex_unlock(&m);
	if (got)
		got[1] = 5; // t3
	return p;
}
int main(void)
{
	pthread_t a, b, c;
	pthread_create(&a, 0, work, 0);
	pthread_create(&b, 0, work, 0);
	pthread_create(&c, 0, sink, 0);
	pthread_join(a, 0);
	pthread_join(b, 0);
	pthread_join(c, 0);
	return 0;
}
