#include <pthread.h>
#include <setjmp.h>
#include <stdlib.h>
struct lock { pthread_mutex_t m; };
static struct lock *lock;
static int n, bad;
static __thread jmp_buf env;
static void take(struct lock *l)
{
	pthread_mutex_lock(&l->m);
}
static void *worker(void *arg)
{
	if (!setjmp(env)) {
		while (arg) {
		take(lock);
		n++;
		if (n > 5)
			longjmp(env, 1);
		pthread_mutex_unlock(&lock->m);
		}
	} else
		bad = 1;
	return arg;
}
int main(void)
{
	for (int i = 0; i < 2; i++) {
		pthread_t t, u;
		lock = malloc(sizeof *lock);
		if (!lock)
			return 1;
		pthread_mutex_init(&lock->m, NULL);
		pthread_create(&t, NULL, worker, NULL);
		pthread_create(&u, NULL, worker, NULL);
		pthread_detach(t);
	}
	return 0;
}
