#include <pthread.h>
#include <stdlib.h>
struct box { char *buf; void (*done)(struct box *); pthread_mutex_t m; };
static void drop(struct box *b) { free(b->buf); b->buf = NULL; b->done = NULL; }
static void nothing(struct box *b) { (void)b; }
static void make(struct box *b) { b->buf = malloc(10); b->done = nothing; }
void reset(struct box *b)
{
	pthread_mutex_lock(&b->m);
	drop(b);
	pthread_mutex_unlock(&b->m);
	pthread_mutex_lock(&b->m);
	make(b);
	pthread_mutex_unlock(&b->m);
}
void use(struct box *b)
{
	pthread_mutex_lock(&b->m);
	b->buf[0] = 1;
	pthread_mutex_unlock(&b->m);
}
void finish(struct box *b)
{
	pthread_mutex_lock(&b->m);
	b->done(b);
	pthread_mutex_unlock(&b->m);
}
void *first(void *p) { reset(p); return 0; }
void *second(void *p) { use(p); return 0; }
void *third(void *p) { finish(p); return 0; }
int main(void)
{
	pthread_t t[4];
	struct box *b = calloc(1, sizeof *b);
	make(b);
	pthread_mutex_init(&b->m, 0);
	pthread_create(&t[0], 0, first, b);
	pthread_create(&t[1], 0, first, b);
	pthread_create(&t[2], 0, second, b);
	pthread_create(&t[3], 0, third, b);
	for (int i = 0; i < 4; i++)
		pthread_join(t[i], 0);
}
