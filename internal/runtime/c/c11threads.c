/* C11 threads: ISO C11 7.26, mtx_*, cnd_*, thrd_*. once_flag stands in once.c, tss_* in key.c.

   Objects have the layout of their POSIX counterparts, as in glibc. */
#include <threads.h>
#include "mutex.h"

int __mw_create(unsigned long *out, int detached, void *(*entry)(void *), void *arg);

static int status(int error)
{
	switch (error) {
	case 0: return thrd_success;
	case ENOMEM: return thrd_nomem;
	case ETIMEDOUT: return thrd_timedout;
	case EBUSY: return thrd_busy;
	default: return thrd_error;
	}
}

static pthread_mutex_t *mutex(mtx_t *m) { return (pthread_mutex_t *)m; }
static pthread_cond_t *cond(cnd_t *c) { return (pthread_cond_t *)c; }

int mtx_init(mtx_t *m, int type)
{
	int kind = type & mtx_recursive ? PTHREAD_MUTEX_RECURSIVE_NP : PTHREAD_MUTEX_NORMAL;
	return status(pthread_mutex_init(mutex(m), (const pthread_mutexattr_t *)&kind));
}

int mtx_lock(mtx_t *m) { return status(pthread_mutex_lock(mutex(m))); }
int mtx_trylock(mtx_t *m) { return status(pthread_mutex_trylock(mutex(m))); }
int mtx_timedlock(mtx_t *restrict m, const struct timespec *restrict t)
{
	return status(pthread_mutex_timedlock(mutex(m), t));
}
int mtx_unlock(mtx_t *m) { return status(pthread_mutex_unlock(mutex(m))); }
void mtx_destroy(mtx_t *m) { pthread_mutex_destroy(mutex(m)); }

int cnd_init(cnd_t *c) { return status(pthread_cond_init(cond(c), 0)); }
int cnd_signal(cnd_t *c) { return status(pthread_cond_signal(cond(c))); }
int cnd_broadcast(cnd_t *c) { return status(pthread_cond_broadcast(cond(c))); }
int cnd_wait(cnd_t *c, mtx_t *m) { return status(pthread_cond_wait(cond(c), mutex(m))); }
int cnd_timedwait(cnd_t *restrict c, mtx_t *restrict m, const struct timespec *restrict t)
{
	return status(pthread_cond_timedwait(cond(c), mutex(m), t));
}
void cnd_destroy(cnd_t *c) { pthread_cond_destroy(cond(c)); }

int __mw_blocked_pthread_cond_wait(pthread_cond_t *c, pthread_mutex_t *m);
int __mw_blocked_cnd_wait(cnd_t *c, mtx_t *m) { return status(__mw_blocked_pthread_cond_wait(cond(c), mutex(m))); }

int __mw_blocked_pthread_cond_timedwait(pthread_cond_t *c, pthread_mutex_t *m, const struct timespec *t);
int __mw_blocked_cnd_timedwait(cnd_t *c, mtx_t *m, const struct timespec *t)
{
	return status(__mw_blocked_pthread_cond_timedwait(cond(c), mutex(m), t));
}

int thrd_create(thrd_t *out, thrd_start_t entry, void *arg)
{
	return status(__mw_create(out, 0, (void *(*)(void *))entry, arg));
}

int thrd_join(thrd_t id, int *result)
{
	void *value = 0;
	int error = pthread_join(id, &value);
	if (!error && result) {
		__midway_check(result, sizeof *result, 1);
		*result = (int)(intptr_t)value;
	}
	return status(error);
}

int thrd_detach(thrd_t id) { return status(pthread_detach(id)); }
void thrd_exit(int result) { pthread_exit((void *)(intptr_t)result); }
thrd_t thrd_current(void) { return (thrd_t)__midway_self(); }
int thrd_equal(thrd_t a, thrd_t b) { return a == b; }
void thrd_yield(void) {}

int thrd_sleep(const struct timespec *t, struct timespec *left)
{
	__mw_cancellation_point();
	return 0;
}
