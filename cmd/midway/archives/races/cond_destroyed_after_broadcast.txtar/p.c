#include <pthread.h>
#include <stdlib.h>
struct list { pthread_mutex_t m; pthread_cond_t idle; int busy, users; };
static struct list *l;
static void *user(void *arg)
{
	pthread_mutex_lock(&l->m);
	while (l->busy)
		pthread_cond_wait(&l->idle, &l->m);
	l->users--;
	int last = l->users == 0;
	pthread_mutex_unlock(&l->m);
	if (last) {
		pthread_mutex_destroy(&l->m);
		free(l);
	}
	return arg;
}
int main(void)
{
	pthread_t t;
	l = malloc(sizeof *l);
	pthread_mutex_init(&l->m, NULL);
	pthread_cond_init(&l->idle, NULL);
	l->busy = 1;
	l->users = 2;
	pthread_create(&t, NULL, user, NULL);
	pthread_mutex_lock(&l->m);
	l->busy = 0;
	pthread_cond_broadcast(&l->idle);
	pthread_cond_destroy(&l->idle);
	l->users--;
	int last = l->users == 0;
	pthread_mutex_unlock(&l->m);
	if (last) {
		pthread_mutex_destroy(&l->m);
		free(l);
	}
	pthread_join(t, NULL);
	return 0;
}
