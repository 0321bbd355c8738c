/* Condition variables: POSIX.1-2017 <pthread.h>, pthread_cond_*.

   A wait is two events: MW_COND_WAIT gives up the mutex and enqueues the thread, MW_COND_REACQUIRE takes the
   mutex again after the wake-up. The queue is named by the condition's address; the number of waiters stands
   in glibc's __wrefs, so that an all-zero object is valid. A signal may wake any waiter (Bergan 4.1 has the
   oldest: --fifo). A timed wait may time out at any moment; its abstime is not looked at, but for
   an invalid known tv_nsec. Waiters wake spuriously only with --spurious-wakeups. */
#include "mutex.h"
#include "timed.h"

static int *waiters(pthread_cond_t *c) { return (int *)&c->__data.__wrefs; }

/* The bytes that a condition variable uses. Who was woken uses it no more: it may be destroyed then. */
enum { USED = offsetof(pthread_cond_t, __data.__wrefs) + sizeof(int) };

/* Waits in the queue; 1 if its time ran out. Who notifies counts the waiter off. */
INLINE int wait_in_queue(pthread_cond_t *c, int timed)
{
	int spurious = __midway_option(MW_SPURIOUS_WAKEUPS), late;
	if (timed || spurious)
		late = __midway_wait_timed(c);
	else
		late = __midway_wait(c);
	*waiters(c) -= late;
	if (!late || !timed)
		return 0;
	return !spurious || __midway_choose(2, "timed wait|ends as its time is over|wakes spuriously") == 0;
}

INLINE int reacquire(pthread_mutex_t *m, int late)
{
	__midway_sync(MW_COND_REACQUIRE, m, __mw_mutex_free, m);
	__midway_used(m, MUTEX_USED);
	int error = __mw_mutex_take(m);
	__mw_cancellation_point();
	return error ? error : late ? ETIMEDOUT : 0;
}

static int wait(pthread_cond_t *c, pthread_mutex_t *m, int timed)
{
	__mw_mutex_invariant(m);
	__midway_sync(MW_COND_WAIT, c, 0, 0);
	__midway_used(c, USED);
	__midway_used(m, MUTEX_USED);
	__midway_queue_invariant(c, waiters(c));
	__mw_cancellation_point(); /* a request that comes later finds the thread in the queue */
	if (!__mw_mutex_held(m))
		__midway_violation(MW_V_LOCK_MISUSE, "condition wait with a mutex that this thread does not hold");
	__mw_mutex_give(m);
	++*waiters(c);
	return reacquire(m, wait_in_queue(c, timed));
}

/* The remainder of a wait for a thread that stands in the queue at the context, or was woken and has not run since. One whose
   time has run out is as well one whose time runs out now. */
static int resume(pthread_cond_t *c, pthread_mutex_t *m, int timed)
{
	int late = 0;
	if (!__midway_woken()) {
		__midway_queue_invariant(c, waiters(c));
		late = wait_in_queue(c, timed);
	}
	__mw_mutex_invariant(m);
	return reacquire(m, late);
}

int pthread_cond_wait(pthread_cond_t *restrict c, pthread_mutex_t *restrict m) { return wait(c, m, 0); }

int pthread_cond_timedwait(pthread_cond_t *restrict c, pthread_mutex_t *restrict m, const struct timespec *restrict t)
{
	return bad_time(t) ? EINVAL : wait(c, m, 1);
}

int pthread_cond_clockwait(pthread_cond_t *restrict c, pthread_mutex_t *restrict m, clockid_t clock,
                           const struct timespec *restrict t)
{
	return bad_clock(clock) || bad_time(t) ? EINVAL : wait(c, m, 1);
}

int __mw_blocked_pthread_cond_wait(pthread_cond_t *c, pthread_mutex_t *m) { return resume(c, m, 0); }
int __mw_blocked_pthread_cond_timedwait(pthread_cond_t *c, pthread_mutex_t *m, const struct timespec *t)
{
	return resume(c, m, 1);
}
int __mw_blocked_pthread_cond_clockwait(pthread_cond_t *c, pthread_mutex_t *m, clockid_t k, const struct timespec *t)
{
	return resume(c, m, 1);
}

int pthread_cond_signal(pthread_cond_t *c)
{
	__midway_sync(MW_COND_SIGNAL, c, 0, 0);
	__midway_used(c, USED);
	__midway_queue_invariant(c, waiters(c));
	*waiters(c) -= *waiters(c) > 0;
	__midway_notify_one(c);
	return 0;
}

int pthread_cond_broadcast(pthread_cond_t *c)
{
	__midway_sync(MW_COND_BROADCAST, c, 0, 0);
	__midway_used(c, USED);
	__midway_queue_invariant(c, waiters(c));
	*waiters(c) = 0;
	__midway_notify_all(c);
	return 0;
}

int pthread_cond_init(pthread_cond_t *restrict c, const pthread_condattr_t *restrict a)
{
	if (a)
		__midway_check(a, sizeof(int), 0);
	__midway_check(c, USED, 1);
	__midway_sync(MW_INIT, c, 0, 0);
	*waiters(c) = 0;
	return 0;
}

/* Destruction with waiters is undefined; threads that were notified and have not yet run are no waiters. */
int pthread_cond_destroy(pthread_cond_t *c)
{
	__midway_sync(MW_DESTROY, c, 0, 0);
	__midway_touched(c, USED, 1);
	__midway_queue_invariant(c, waiters(c));
	if (*waiters(c) > 0)
		__midway_violation(MW_V_LOCK_MISUSE, "destruction of a condition variable with waiters");
	return 0;
}
