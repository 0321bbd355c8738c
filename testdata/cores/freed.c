/* A pointer to freed memory is kept, and followed after the stop. */
#include <pthread.h>
#include <stdlib.h>

struct entry { struct entry *next; long value; };
static struct entry *cache;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

int main(void)
{
	struct entry *e = malloc(sizeof *e), *f = malloc(sizeof *f);
	f->value = 1;
	e->value = 2;
	cache = e;
	free(e);
	pthread_mutex_lock(&lock);
	f->value++; /* STOP */
	pthread_mutex_unlock(&lock);
	if (f->value == 2)
		return (int)cache->value;
	free(f);
	return 0;
}
