#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
struct cfg { int used, n; struct cfg *next; };
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
struct cfg plain, *cur = &plain;
void use(void)
{
	pthread_mutex_lock(&m);
	plain.used = 0;
	cur->used = 1;
	assert(plain.used == 0);
	pthread_mutex_unlock(&m);
}
void add(void)
{
	struct cfg *c = calloc(1, sizeof *c);
	if (!c)
		return;
	pthread_mutex_lock(&m);
	c->next = cur;
	cur = c;
	pthread_mutex_unlock(&m);
}
