#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static pthread_mutex_t k = PTHREAD_MUTEX_INITIALIZER;
static int stop, jobs;
static void *worker(void *arg)
{
	pthread_mutex_lock(&m);
	while (!stop)
		pthread_cond_wait(&c, &m);
	pthread_mutex_unlock(&m);
	return arg;
}
static void *taker(void *arg)
{
	pthread_mutex_lock(&k);
	return arg;
}
static void submit(void)
{
	pthread_mutex_lock(&m);
	jobs++;
	pthread_cond_signal(&c);
	pthread_mutex_unlock(&m);
}
int main(void)
{
	pthread_t t[2], u;
	pthread_create(&u, NULL, taker, NULL);
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, worker, NULL);
	pthread_mutex_lock(&k);
	pthread_mutex_unlock(&k);
	for (int i = 0; i < 5; i++)
		submit();
	pthread_mutex_lock(&m);
	stop = 1;
	pthread_cond_broadcast(&c);
	pthread_mutex_unlock(&m);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	return 0;
}
