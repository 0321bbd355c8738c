/* Thread-specific data: keys that were created, and values that were set, before the moment. */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

#ifndef SUM
#define SUM 12
#endif

static pthread_key_t first, second, late[40];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int ready, go, sum;

static void ends(void *p)
{
	pthread_mutex_lock(&lock);
	sum += *(int *)p;
	pthread_mutex_unlock(&lock);
	free(p);
}

static int *number(int n)
{
	int *p = malloc(sizeof *p);
	assert(p);
	*p = n;
	return p;
}

static void *worker(void *arg)
{
	pthread_setspecific(first, number(*(int *)arg));
	pthread_setspecific(second, arg);
	pthread_setspecific(late[39], &late[39]);
	pthread_mutex_lock(&lock);
	ready++;
	pthread_cond_broadcast(&changed);
	while (!go)
		pthread_cond_wait(&changed, &lock);
	pthread_mutex_unlock(&lock);
	assert(pthread_getspecific(second) == arg);
	assert(pthread_getspecific(late[39]) == &late[39]);
	assert(pthread_getspecific(late[38]) == NULL);
	*(int *)pthread_getspecific(first) += 1;
	return NULL;
}

int main(void)
{
	pthread_t t[2];
	int numbers[2] = {4, 6};
	pthread_key_create(&second, NULL);
	pthread_key_create(&first, ends);
	for (int i = 0; i < 40; i++)
		pthread_key_create(&late[i], NULL);
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, worker, &numbers[i]);
	pthread_mutex_lock(&lock);
	while (ready < 2)
		pthread_cond_wait(&changed, &lock);
	pthread_mutex_unlock(&lock);
	pthread_mutex_lock(&lock); /* STOP */
	go = 1;
	pthread_cond_broadcast(&changed);
	pthread_mutex_unlock(&lock);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	assert(sum == SUM);
	return 0;
}
