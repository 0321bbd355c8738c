#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
struct shared {
	atomic_int ids;
	int tickets;
};
static struct shared *s;
static int slot[64];
static void *work(void *arg)
{
	int id = atomic_fetch_add(&s->ids, 1);
	int ticket = __atomic_add_fetch(&s->tickets, 1, __ATOMIC_SEQ_CST);
	slot[id] = 1;
	slot[32 + ticket] = 1;
	return arg;
}
int main(void)
{
	pthread_t t[8];
	s = calloc(1, sizeof *s);
	if (!s)
		return 1;
	for (int i = 0; i < 8; i++)
		pthread_create(&t[i], 0, work, 0);
	for (int i = 0; i < 8; i++)
		pthread_join(t[i], 0);
	return 0;
}
