#include <pthread.h>
#define N 16
struct part { int in, out; };
static struct part parts[N];
static int next, last;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static struct part *take(void)
{
	struct part *p = 0;
	pthread_mutex_lock(&m);
	if (next < N)
		p = &parts[next++];
	pthread_mutex_unlock(&m);
	return p;
}
static struct part *take_last(void)
{
	struct part *p = 0;
	pthread_mutex_lock(&m);
	if (last < N)
		p = &parts[last++];
	pthread_mutex_unlock(&m);
	return p;
}
static void *other(void *arg)
{
	struct part *q;
	while ((q = take_last()))
		q->out = q->in + 1;
	return arg;
}
static void *worker(void *arg)
{
	struct part *p;
	while ((p = take()))
		p->out = p->in + 1;
	return arg;
}
int main(void)
{
	pthread_t a, b;
	for (int i = 0; i < N; i++)
		parts[i].in = i;
	pthread_create(&a, 0, worker, 0);
	pthread_create(&b, 0, other, 0);
	pthread_join(a, 0);
	pthread_join(b, 0);
	return 0;
}
