#include <assert.h>
#include <pthread.h>
struct conn { struct conn *next; int *at; long state; };
struct conf { long level, limit, more; };
struct conn conn;
struct conf conf = {1, 2, 3};
void *table[2];
static long level;
void *worker(void *x)
{
	for (long i = 0; i < (long)x; i++) {
		struct conn *c = table[i & 1];
		struct conf *f = table[i & 1];
		if (i & 1)
			level = f->level;
		else
			c->state = i;
	}
	return 0;
}
void *reader(void *x)
{
	assert(conf.more == 3);
	return 0;
}
int main(int argc, char **argv)
{
	pthread_t t, u;
	table[0] = &conn;
	table[1] = &conf;
	pthread_create(&t, 0, worker, (void *)(long)argc);
	pthread_create(&u, 0, reader, 0);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
