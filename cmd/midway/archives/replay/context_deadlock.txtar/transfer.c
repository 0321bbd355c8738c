#include <pthread.h>
#include <stdlib.h>

struct account {
	long balance;
	pthread_mutex_t lock;
};

struct order {
	struct account *from, *to;
	long amount;
};

static void *transfer(void *arg)
{
	struct order *o = arg;
	struct account *from = o->from, *to = o->to;
	if (from == to)
		return NULL;
	pthread_mutex_lock(&from->lock);
	pthread_mutex_lock(&to->lock);
	from->balance -= o->amount;
	to->balance += o->amount;
	pthread_mutex_unlock(&to->lock);
	pthread_mutex_unlock(&from->lock);
	return NULL;
}

int main(int argc, char **argv)
{
	pthread_t t[2];
	struct account *all[2];
	struct order *orders[2];
	for (int i = 0; i < 2; i++) {
		all[i] = calloc(1, sizeof **all);
		orders[i] = calloc(1, sizeof **orders);
		if (!all[i] || !orders[i])
			return 1;
	}
	for (int i = 0; i < 2; i++) {
		orders[i]->from = all[(argc + i) & 1];
		orders[i]->to = all[argc & 1];
		pthread_create(&t[i], NULL, transfer, orders[i]);
	}
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	return 0;
}
