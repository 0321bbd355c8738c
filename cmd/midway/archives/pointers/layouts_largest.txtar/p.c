#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
struct big { long *a, *b, *c; };
struct small { long id, set; };
static void *table[2];
static struct small *cur;
static struct small other;
void *make(int k)
{
	void *p = malloc(sizeof(struct big) > sizeof(struct small) ? sizeof(struct big) : sizeof(struct small));
	if (k) {
		struct big *b = p;
		b->a = 0;
		b->b = 0;
		b->c = 0;
	} else {
		struct small *s = p;
		s->id = 1;
		s->set = 0;
		cur = s;
	}
	return p;
}
void *worker(void *x)
{
	struct small *s = cur;
	assert(s->id == 0);
	return 0;
}
int main(int argc, char **argv)
{
	pthread_t t;
	cur = &other;
	table[0] = make(argc - 1);
	table[1] = make(1);
	pthread_create(&t, 0, worker, 0);
	pthread_join(t, 0);
	return 0;
}
