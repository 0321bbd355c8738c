#include <pthread.h>
#include <stdlib.h>
struct item { char *text; };
struct list { struct item *now, *next; pthread_mutex_t m; };
static struct list *l;
void turn(void)
{
	pthread_mutex_lock(&l->m);
	l->now->text = NULL;
	pthread_mutex_unlock(&l->m);
	pthread_mutex_lock(&l->m);
	l->now->text = malloc(4);
	l->now = l->next;
	pthread_mutex_unlock(&l->m);
}
void use(struct item *it)
{
	pthread_mutex_lock(&l->m);
	it->text[0] = 1;
	pthread_mutex_unlock(&l->m);
}
void *a(void *p) { turn(); return p; }
void *b(void *p) { use(l->now); return p; }
int main(void)
{
	pthread_t x, y;
	l = calloc(1, sizeof *l);
	pthread_mutex_init(&l->m, 0);
	l->now = calloc(1, sizeof *l->now);
	l->next = calloc(1, sizeof *l->next);
	l->now->text = malloc(4);
	l->next->text = malloc(4);
	pthread_create(&x, 0, a, 0);
	pthread_create(&y, 0, b, 0);
	pthread_join(x, 0);
	pthread_join(y, 0);
}
