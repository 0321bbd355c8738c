#include <pthread.h>
#include <stdlib.h>
struct lock { pthread_mutex_t m; long value; };
struct space { struct lock *use; char *buf; long len; };
static struct lock *first;
static struct space *out;
void *slots[4];
static struct lock *new_lock(void)
{
	struct lock *l = calloc(1, sizeof *l);
	if (!l)
		abort();
	pthread_mutex_init(&l->m, 0);
	return l;
}
static void possess(struct lock *l)
{
	pthread_mutex_lock(&l->m);
	l->value++;
}
static void release(struct lock *l)
{
	pthread_mutex_unlock(&l->m);
}
static void *work(void *arg)
{
	possess(first);
	release(first);
	return arg;
}
static void fill(struct space *s)
{
	s->len = ++s->use->value;
}
int main(int argc, char **argv)
{
	pthread_t t;
	struct lock *l = calloc(1, sizeof *l);
	if (!l)
		abort();
	pthread_mutex_init(&l->m, 0);
	first = l;
	slots[2] = l;
	out = calloc(1, sizeof *out);
	if (!out)
		abort();
	out->use = new_lock();
	slots[3] = out->use;
	out->buf = malloc(100);
	if (!out->buf)
		abort();
	slots[0] = out->use;
	slots[1] = (char *)out->buf + argc;
	if (argc > 7) {
		possess(slots[argc & 3]);
		release(slots[argc & 3]);
	}
	pthread_create(&t, 0, work, 0);
	fill(out);
	pthread_join(t, 0);
	return 0;
}
