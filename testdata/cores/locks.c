/* Each kind of lock is held at the stop, and counts stand in the middle. */
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>

static pthread_mutex_t plain = PTHREAD_MUTEX_INITIALIZER, checked, again;
static pthread_rwlock_t shared = PTHREAD_RWLOCK_INITIALIZER, single = PTHREAD_RWLOCK_INITIALIZER;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static sem_t places, *more;
static int waiting, got, written, made;

static void make(void) { made++; }

static void *locker(void *arg)
{
	sem_post(&places);
	pthread_mutex_lock(&plain);
	got++;
	pthread_mutex_unlock(&plain);
	return 0;
}

static void *reader(void *arg)
{
	pthread_rwlock_rdlock(&shared);
	sem_post(&places);
	sem_wait(more);
	pthread_rwlock_unlock(&shared);
	return 0;
}

static void *writer(void *arg)
{
	sem_post(&places);
	pthread_rwlock_wrlock(&shared);
	written += 10;
	pthread_rwlock_unlock(&shared);
	return 0;
}

static void init(pthread_mutex_t *m, int kind)
{
	pthread_mutexattr_t a;
	pthread_mutexattr_init(&a);
	pthread_mutexattr_settype(&a, kind);
	pthread_mutex_init(m, &a);
	pthread_mutexattr_destroy(&a);
}

int main(void)
{
	pthread_t t[3];
	int value;
	init(&checked, PTHREAD_MUTEX_ERRORCHECK);
	init(&again, PTHREAD_MUTEX_RECURSIVE);
	sem_init(&places, 0, 4);
	more = malloc(sizeof *more);
	sem_init(more, 0, 0);
	pthread_once(&once, make);
	pthread_mutex_lock(&plain);
	pthread_mutex_lock(&again);
	pthread_mutex_lock(&again);
	pthread_mutex_lock(&checked);
	pthread_rwlock_wrlock(&single);
	pthread_create(&t[0], 0, locker, 0);
	pthread_create(&t[1], 0, reader, 0);
	for (int i = 0; i < 6; i++)
		sem_wait(&places);
	pthread_create(&t[2], 0, writer, 0);
	sem_wait(&places);
	waiting = 1;
	waiting = 2; /* STOP */
	assert(pthread_mutex_lock(&checked) == EDEADLK);
	assert(pthread_mutex_unlock(&checked) == 0 && pthread_mutex_unlock(&checked) == EPERM);
	assert(pthread_mutex_unlock(&again) == 0 && pthread_mutex_unlock(&again) == 0);
	assert(pthread_mutex_trylock(&again) == 0);
	pthread_mutex_unlock(&again);
	assert(pthread_rwlock_tryrdlock(&single) == EBUSY);
	pthread_rwlock_unlock(&single);
	assert(pthread_rwlock_tryrdlock(&single) == 0);
	pthread_rwlock_unlock(&single);
	assert(sem_getvalue(&places, &value) == 0 && value == 0);
	assert(got == 0);
	pthread_once(&once, make);
	assert(made == 1);
	pthread_mutex_unlock(&plain);
	sem_post(more);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], 0);
	assert(got == 1 && written == 10);
	return 0;
}
