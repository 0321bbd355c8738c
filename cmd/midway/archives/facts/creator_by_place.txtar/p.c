#include <pthread.h>
#include <stdlib.h>
struct job { int n; };
struct closure { void *(*run)(void *); struct job *job; };
static void *starter(void *p)
{
	struct closure *c = p;
	void *(*run)(void *) = c->run;
	struct job *job = c->job;
	free(c);
	return run(job);
}
static void begin(pthread_t *id, void *(*run)(void *), struct job *job)
{
	struct closure *c = malloc(sizeof *c);
	c->run = run;
	c->job = job;
	pthread_create(id, NULL, starter, c);
}
static void *fill(void *arg)
{
	struct job *j = arg;
	j->n = 1;
	return NULL;
}
static void *drain(void *arg)
{
	struct job *j = arg;
	j->n = 2;
	return NULL;
}
int main(int argc, char **argv)
{
	pthread_t w, x;
	struct job *a = calloc(1, sizeof *a), *b = calloc(1, sizeof *b);
	(void)argv;
	begin(&w, drain, calloc(1, sizeof *a));
	pthread_join(w, NULL);
	if (argc > 1) {
		begin(&x, fill, a);
	} else {
		begin(&x, fill, b);
		a->n = 3;
	}
	pthread_join(x, NULL);
	return a->n;
}
