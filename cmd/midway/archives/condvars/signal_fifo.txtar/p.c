#include <assert.h>
#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t turn = PTHREAD_COND_INITIALIZER, all = PTHREAD_COND_INITIALIZER;
static int order[2], waiting, woken, released;
static void *waiter(void *arg)
{
	int id = arg != NULL;
	pthread_mutex_lock(&m);
	order[waiting++] = id;
	pthread_cond_signal(&all);
	pthread_cond_wait(&turn, &m);
	woken++;
	if (!released)
		assert(order[0] == id);
	pthread_cond_signal(&all);
	pthread_mutex_unlock(&m);
	return NULL;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, waiter, NULL);
	pthread_create(&b, NULL, waiter, &m);
	pthread_mutex_lock(&m);
	while (waiting < 2)
		pthread_cond_wait(&all, &m);
	pthread_cond_signal(&turn);
	while (woken < 1)
		pthread_cond_wait(&all, &m);
	released = 1;
	pthread_cond_signal(&turn);
	pthread_mutex_unlock(&m);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
