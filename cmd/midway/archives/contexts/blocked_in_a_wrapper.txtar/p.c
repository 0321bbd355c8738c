#include <pthread.h>
#include <signal.h>

struct event { pthread_mutex_t m; pthread_cond_t c; int set; };
static struct event done = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0};

static void event_wait(struct event *e)
{
	pthread_cond_wait(&e->c, &e->m);
}

static void *waiter(void *arg)
{
	pthread_mutex_lock(&done.m);
	while (!done.set)
		event_wait(&done);
	pthread_mutex_unlock(&done.m);
	return arg;
}

static void *setter(void *arg)
{
	sigset_t none;
	sigemptyset(&none);
	sigsuspend(&none);
	pthread_mutex_lock(&done.m);
	done.set = 1;
	pthread_cond_signal(&done.c);
	pthread_mutex_unlock(&done.m);
	return arg;
}

int main(void)
{
	pthread_t t, u;
	pthread_create(&t, NULL, waiter, NULL);
	pthread_create(&u, NULL, setter, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
