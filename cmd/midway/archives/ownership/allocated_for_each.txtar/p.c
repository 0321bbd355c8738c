#include <pthread.h>
#include <stdlib.h>

struct box { int n; };
struct user { struct box *box; };

static struct user *users[2];

static void *nothing(void *arg)
{
	return arg;
}

static void *use(void *arg)
{
	struct user *u = arg;
	u->box->n++;
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, nothing, NULL);
	pthread_join(t, NULL);
	struct box *p = malloc(sizeof *p);
	if (!p)
		return 1;
	p->n = 0;
	for (int i = 0; i < 2; i++) {
		users[i] = malloc(sizeof *users[i]);
		if (!users[i])
			return 1;
		users[i]->box = p;
	}
	pthread_create(&t, NULL, use, users[0]);
	free(users[1]->box);
	pthread_join(t, NULL);
	return 0;
}
