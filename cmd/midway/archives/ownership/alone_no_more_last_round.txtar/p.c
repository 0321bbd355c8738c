#include <pthread.h>
#include <stdlib.h>
static int *shown;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *work(void *p)
{
	int *prev = 0, i;
	for (i = 0; i < 3; i++) {
		int *cur = malloc(4 * sizeof *cur);
		if (!cur)
			exit(1);
		if (prev)
			prev[1] = 2; // t1
		pthread_mutex_lock(&m);
		shown = cur;
		pthread_mutex_unlock(&m);
		prev = cur;
	}
	return p;
}
static void *sink(void *p)
{
	int *got;
	pthread_mutex_lock(&m);
	got = shown;
	pthread_mutex_unlock(&m);
	if (got)
		got[1] = 5; // t2
	return p;
}
int main(void)
{
	pthread_t a, c;
	pthread_create(&a, 0, work, 0);
	pthread_create(&c, 0, sink, 0);
	pthread_join(a, 0);
	pthread_join(c, 0);
	return 0;
}
