#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct start { void *(*run)(void *); void *with; };
static int n, other;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *starter(void *data)
{
	struct start *s = data;
	pthread_mutex_lock(&m);
	void *with = s->with;
	pthread_mutex_unlock(&m);
	return s->run(with);
}

static int create(pthread_t *t, void *data, size_t stack)
{
	pthread_attr_t attr;
	if (!stack)
		return pthread_create(t, NULL, starter, data);
	pthread_attr_init(&attr);
	pthread_attr_setstacksize(&attr, stack);
	return pthread_create(t, &attr, starter, data);
}

static int begin(pthread_t *t, void *(*run)(void *), void *with, size_t stack)
{
	struct start *s = malloc(sizeof *s);
	if (!s)
		return 1;
	s->run = run;
	s->with = with;
	if (create(t, s, stack))
		return 1;
	pthread_mutex_lock(&m);
	s->with = &other;
	pthread_mutex_unlock(&m);
	return 0;
}

static void *count(void *arg)
{
	int *p = arg;
	++*p;
	assert(p == &n);
	return NULL;
}

int main(int argc, char **argv)
{
	pthread_t t;
	if (begin(&t, count, &n, argc > 1 ? 1 << 20 : 0))
		return 1;
	pthread_join(t, NULL);
	return n;
}
